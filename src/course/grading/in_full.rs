//! Submissions that have to speak of all there is, and do not.

use std::collections::HashSet;
use std::hash::Hash;

/// Lets a list of what is told of nodes, moves or heaps say `said` of each of `all` that it leaves out.
pub fn add_left_out<Key: Copy + Eq + Hash, Told: Clone>(
    told: &mut Vec<(Key, Told)>,
    all: impl IntoIterator<Item = Key>,
    said: &Told,
) {
    let known: HashSet<Key> = told.iter().map(|(key, _)| *key).collect();
    let left_out = all.into_iter().filter(|key| !known.contains(key));
    told.extend(left_out.map(|key| (key, said.clone())));
}
