//! A student who works through a tree by hand, rightly or with a mistake.

use super::drawn::Drawn;

/// Larger than every number on paper.
pub(super) const INFINITY: i64 = 1_000_000;

/// How a student works.
#[derive(Clone, Copy, Debug)]
pub(super) struct Student {
    /// Cuts only when alpha > beta.
    pub(super) strict: bool,
    /// Returns the nearer end of the window.
    pub(super) hard: bool,
    /// Looks at the parent's bound alone.
    pub(super) shallow: bool,
    /// Reads from right to left.
    pub(super) backwards: bool,
    /// Takes the root for a MIN node.
    pub(super) swapped: bool,
    /// Begins each move at the root afresh.
    pub(super) forgetful: bool,
    /// Has one alpha and one beta for the whole tree.
    pub(super) one_window: bool,
    /// Looks whether to cut when all children are done.
    pub(super) late: bool,
    /// Begins at MAX nodes with 0 as the best.
    pub(super) from_zero: bool,
    /// Begins at MIN nodes with 0 as the best too.
    pub(super) min_from_zero: bool,
    /// Raises alpha to the best after each child, whether that has become better or not.
    pub(super) always_raises: bool,
    /// Lets MAX choose at every node.
    pub(super) helped: bool,
}

pub(super) const RIGHT: Student = Student {
    strict: false,
    hard: false,
    shallow: false,
    backwards: false,
    swapped: false,
    forgetful: false,
    one_window: false,
    late: false,
    from_zero: false,
    min_from_zero: false,
    always_raises: false,
    helped: false,
};

/// What a student has on paper in the end. Nodes are told by their paths.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Paper {
    pub(super) value: i64,
    /// By the root's children: what they returned.
    pub(super) root_moves: Vec<(String, i64)>,
    pub(super) best: Option<String>,
    pub(super) leaves_read: Vec<String>,
    pub(super) visited: Vec<String>,
    pub(super) pruned: Vec<String>,
    pub(super) pruned_leaves: Vec<String>,
    /// Where it was cut, by which child, and whether a child was left.
    pub(super) cuts: Vec<(String, String, bool)>,
    /// On entry, and when the node was left.
    pub(super) windows: Vec<(String, [i64; 2], [i64; 2])>,
    pub(super) returned: Vec<(String, i64)>,
}

struct Working<'a> {
    how: &'a Student,
    paper: Paper,
    shared: [i64; 2],
}

impl Student {
    pub(super) fn work(&self, tree: &Drawn) -> Paper {
        let open = [-INFINITY, INFINITY];
        let mut working = Working {
            how: self,
            paper: Paper::default(),
            shared: open,
        };
        let value = working.visit(tree, "r", !self.swapped, open);
        working.paper.value = value;
        working.paper
    }
}

impl Working<'_> {
    fn visit(&mut self, node: &Drawn, path: &str, max: bool, entry: [i64; 2]) -> i64 {
        self.paper.visited.push(path.to_owned());
        let place = self.paper.windows.len();
        self.paper.windows.push((path.to_owned(), entry, entry));
        let place_returned = self.paper.returned.len();
        self.paper.returned.push((path.to_owned(), 0));
        let children = match node {
            Drawn::Leaf(value) => {
                self.paper.leaves_read.push(path.to_owned());
                let value = self.limit(*value, entry);
                self.paper.returned[place_returned].1 = value;
                return value;
            }
            Drawn::Inner(children) => children,
        };
        let mut order: Vec<usize> = (0..children.len()).collect();
        if self.how.backwards {
            order.reverse();
        }
        let mut best = match max {
            true if self.how.from_zero => 0,
            false if self.how.min_from_zero => 0,
            true => -INFINITY,
            false => INFINITY,
        };
        let [mut alpha, mut beta] = entry;
        for (at, index) in order.iter().enumerate() {
            let child = format!("{path}.{index}");
            let window = if self.how.one_window {
                self.shared
            } else if self.how.forgetful && path == "r" {
                [-INFINITY, INFINITY]
            } else if self.how.shallow && max {
                [alpha, INFINITY]
            } else if self.how.shallow {
                [-INFINITY, beta]
            } else {
                [alpha, beta]
            };
            let value = self.visit(&children[*index], &child, !max || self.how.helped, window);
            if path == "r" {
                self.paper.root_moves.push((child.clone(), value));
            }
            if self.how.one_window {
                [alpha, beta] = self.shared;
            }
            let better = if max { value > best } else { value < best };
            if better {
                best = value;
                if max {
                    alpha = alpha.max(value);
                } else {
                    beta = beta.min(value);
                }
                self.shared = [alpha, beta];
                if path == "r" {
                    self.paper.best = Some(child.clone());
                }
            }
            let raises = max && self.how.always_raises;
            if raises {
                alpha = alpha.max(best);
            }
            let last = at + 1 == order.len();
            let looks = match self.how.late {
                true => last,
                false => better || raises,
            };
            let closed = if self.how.strict {
                alpha > beta
            } else {
                alpha >= beta
            };
            if looks && closed {
                self.paper.cuts.push((path.to_owned(), child, !last));
                for pruned in &order[at + 1..] {
                    let pruned_path = format!("{path}.{pruned}");
                    self.prune(&children[*pruned], &pruned_path);
                    self.paper.pruned.push(pruned_path);
                }
                break;
            }
        }
        self.paper.windows[place].2 = [alpha, beta];
        let value = self.limit(best, entry);
        self.paper.returned[place_returned].1 = value;
        value
    }

    fn limit(&self, value: i64, [alpha, beta]: [i64; 2]) -> i64 {
        match self.how.hard {
            true if value < alpha => alpha,
            true if value > beta => beta,
            _ => value,
        }
    }

    fn prune(&mut self, node: &Drawn, path: &str) {
        match node {
            Drawn::Leaf(_) => self.paper.pruned_leaves.push(path.to_owned()),
            Drawn::Inner(children) => {
                for (index, child) in children.iter().enumerate() {
                    self.prune(child, &format!("{path}.{index}"));
                }
            }
        }
    }
}

/// The true value of the node at a path.
pub(super) fn true_value(node: &Drawn, max: bool) -> i64 {
    match node {
        Drawn::Leaf(value) => *value,
        Drawn::Inner(children) => {
            let values = children.iter().map(|child| true_value(child, !max));
            let best = if max { values.max() } else { values.min() };
            best.unwrap()
        }
    }
}

/// The node at a path, and whether MAX moves there.
pub(super) fn at<'a>(root: &'a Drawn, path: &str) -> (&'a Drawn, bool) {
    let mut node = root;
    let mut max = true;
    for step in path.split('.').skip(1) {
        let Drawn::Inner(children) = node else {
            panic!("{path} leads through a leaf");
        };
        node = &children[step.parse::<usize>().unwrap()];
        max = !max;
    }
    (node, max)
}
