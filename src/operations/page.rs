//! The part of a long list that an answer shows.

use arborist_engine::impartial::Excerpt;

use super::limit::Limit;
use super::offset::Offset;

/// A page of a list: the entries from `offset` on, `limit` of them at most.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Page {
    /// How many entries are left out before the first.
    pub offset: Offset,
    /// How many are shown.
    pub limit: Limit,
}

impl Page {
    /// The entries of the list that stand on the page.
    pub fn of<T>(self, list: impl IntoIterator<Item = T>) -> impl Iterator<Item = T> {
        list.into_iter()
            .skip(self.offset.entries())
            .take(self.limit.entries())
    }
}

impl From<Page> for Excerpt {
    fn from(page: Page) -> Self {
        Self {
            skip: page.offset.entries() as u64,
            most: page.limit.entries(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(offset: u32, limit: u32) -> Vec<u32> {
        let page = Page {
            offset: crate::json::read(offset.to_string().as_bytes()).unwrap(),
            limit: crate::json::read(limit.to_string().as_bytes()).unwrap(),
        };
        page.of(0..10).collect()
    }

    #[test]
    fn pages_follow_one_another_and_end_with_the_list() {
        assert_eq!(page(0, 4), [0, 1, 2, 3]);
        assert_eq!(page(4, 4), [4, 5, 6, 7]);
        assert_eq!(page(8, 4), [8, 9]);
        assert_eq!(page(1_000_000_000, 4), [0; 0]);
        assert_eq!(page(0, 0), [0; 0]);
        assert_eq!(Page::default().of(0..20_000).count(), 10_000);
    }
}
