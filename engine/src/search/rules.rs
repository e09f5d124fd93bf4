//! The conventions of alpha-beta that change which leaves are read or what is returned.

/// When a node stops looking at its children.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum CutWhen {
    /// As soon as alpha >= beta.
    #[default]
    Reached,
    /// Only when alpha > beta.
    Crossed,
}

/// What a node returns whose value lies outside its window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Fail {
    /// The best value found (Fishburn 1983).
    #[default]
    Soft,
    /// The nearer end of the window (Knuth and Moore 1975).
    Hard,
}

/// The rules a search plays by. A trait, so that a search with fixed rules pays nothing for asking.
pub trait Rules {
    /// When a node stops looking at its children.
    fn cut_when(&self) -> CutWhen;
    /// What a node returns whose value lies outside its window.
    fn fail(&self) -> Fail;
    /// Whether a child inherits both ends of the window; otherwise it is given only its parent's bound
    /// and deep cut-offs cannot happen.
    fn deep_cutoffs(&self) -> bool;
    /// Whether nodes are cut at all; plain minimax never cuts and searches every node with an open window.
    #[inline(always)]
    fn prunes(&self) -> bool {
        true
    }
}

/// The rules of plain minimax: nothing is cut.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unpruned;

impl Rules for Unpruned {
    #[inline(always)]
    fn cut_when(&self) -> CutWhen {
        CutWhen::Crossed
    }

    #[inline(always)]
    fn fail(&self) -> Fail {
        Fail::Soft
    }

    #[inline(always)]
    fn deep_cutoffs(&self) -> bool {
        false
    }

    #[inline(always)]
    fn prunes(&self) -> bool {
        false
    }
}

/// The usual rules: cut when alpha >= beta, fail-soft, with deep cut-offs.
#[derive(Clone, Copy, Debug, Default)]
pub struct Standard;

impl Rules for Standard {
    #[inline(always)]
    fn cut_when(&self) -> CutWhen {
        CutWhen::Reached
    }

    #[inline(always)]
    fn fail(&self) -> Fail {
        Fail::Soft
    }

    #[inline(always)]
    fn deep_cutoffs(&self) -> bool {
        true
    }
}

/// Rules chosen by the question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChosenRules {
    /// See [`Rules::cut_when`].
    pub cut_when: CutWhen,
    /// See [`Rules::fail`].
    pub fail: Fail,
    /// See [`Rules::deep_cutoffs`].
    pub deep_cutoffs: bool,
}

impl Default for ChosenRules {
    fn default() -> Self {
        Self {
            cut_when: CutWhen::Reached,
            fail: Fail::Soft,
            deep_cutoffs: true,
        }
    }
}

impl Rules for ChosenRules {
    #[inline(always)]
    fn cut_when(&self) -> CutWhen {
        self.cut_when
    }

    #[inline(always)]
    fn fail(&self) -> Fail {
        self.fail
    }

    #[inline(always)]
    fn deep_cutoffs(&self) -> bool {
        self.deep_cutoffs
    }
}
