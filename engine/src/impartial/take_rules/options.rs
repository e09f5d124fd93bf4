//! Every move from a heap.

use super::{MustDiffer, TakeRules};

impl TakeRules {
    /// The heaps that each move leaves of a heap. `None` in a game that may split a rest in three or more.
    pub fn options(&self, heap: u64) -> Option<Vec<Vec<u64>>> {
        if self.most_parts() > 2 {
            return None;
        }
        let mut options = Vec::new();
        for take in 0..=heap {
            let (parts, rest) = (self.parts_after(heap, take), heap - take);
            if rest == 0 && parts.allow(0).is_some() {
                options.push(Vec::new());
            }
            if rest > 0 && parts.allow(1).is_some() {
                options.push(vec![rest]);
            }
            if let Some(MustDiffer(unequal)) = parts.allow(2) {
                let pairs = (1..=rest / 2).map(|small| vec![small, rest - small]);
                options.extend(pairs.filter(|pair| !unequal || pair.first() != pair.last()));
            }
        }
        Some(options)
    }
}
