//! The typical mistakes.

use crate::messages::Message;

/// Declares the mistakes with their codes.
macro_rules! mistakes {
    ($($(#[$description:meta])* $name:ident = $code:literal;)+) => {
        /// A typical mistake.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Mistake {
            $($(#[$description])* $name,)+
        }

        impl Mistake {
            /// Every mistake.
            pub const ALL: &'static [Self] = &[$(Self::$name),+];

            /// Its code, in capitals; mistakes that differ only in the words of their games share one.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$name => $code,)+
                }
            }
        }
    };
}

mistakes! {
    /// The cut is made when alpha and beta have crossed instead of met, or the other way round.
    CutRuleMismatch = "CUT_RULE_MISMATCH";
    /// Values outside the window are clamped to it where they should not be, or not where they should.
    FailModeMismatch = "FAIL_MODE_MISMATCH";
    /// A value is told as exact where the search has only a bound.
    BoundAsExact = "BOUND_AS_EXACT";
    /// An upper bound is told as a lower one, or the other way round.
    BoundWrongSide = "BOUND_WRONG_SIDE";
    /// A move that only ties by a bound is taken for a best one.
    RootTieOnBound = "ROOT_TIE_ON_BOUND";
    /// Each move at the root starts with a fresh window.
    AlphaNotCarried = "ALPHA_NOT_CARRIED";
    /// One window is shared by the whole tree.
    AlphaLeaked = "ALPHA_LEAKED";
    /// Only the parent's bound is looked at, never one further up.
    DeepCutMissed = "DEEP_CUT_MISSED";
    /// The cut is tested too late.
    LateTest = "LATE_TEST";
    /// What was read last, or where the cut happened, is listed as pruned.
    VisitedCalledPruned = "VISITED_CALLED_PRUNED";
    /// A cut is told where no branch was left to cut.
    EventWithoutBranch = "EVENT_WITHOUT_BRANCH";
    /// Windows are told at another moment than on entry.
    WindowTiming = "WINDOW_TIMING";
    /// Children are visited in the opposite order.
    Order = "ORDER";
    /// MAX and MIN have changed places.
    LevelsSwapped = "LEVELS_SWAPPED";
    /// Values are told from the other player's view.
    Perspective = "PERSPECTIVE";
    /// Values of tic-tac-toe are told from the view of O, or of who is to move.
    PerspectiveOfX = "PERSPECTIVE";
    /// Values of Connect Four are told from the view of Blue, or of who is to move.
    PerspectiveOfRed = "PERSPECTIVE";
    /// P is told where the next player wins, and N where the previous one does.
    OutcomesSwapped = "PERSPECTIVE";
    /// A number stands where infinity belongs.
    Sentinel = "SENTINEL";
    /// The formula of Knuth and Moore is off.
    KnuthMoore = "KNUTH_MOORE";
    /// Something else is counted: nodes for leaves, with or without the root.
    CountConvention = "COUNT_CONVENTION";
    /// Normal play for misère, or the other way round.
    NimConvention = "NIM_CONVENTION";
    /// Something else than the exclusive or is taken for the nim-sum.
    NimSumArith = "NIM_SUM_ARITH";
    /// One winning move where all were asked.
    OneOfMany = "ONE_OF_MANY";
    /// Mex and exclusive or have changed places, or addition stands for them.
    MexNotXor = "MEX_NOT_XOR";
    /// Something else than the smallest number that is missing is taken for the mex.
    MexMisread = "MEX_MISREAD";
    /// A period that is longer than need be, or begins too late.
    PeriodNotMinimal = "PERIOD_NOT_MINIMAL";
    /// The opponent's interest is not seen.
    OpponentMisread = "OPPONENT_MISREAD";
    /// A near win is worth no more than a far one.
    NoDepthPenalty = "NO_DEPTH_PENALTY";
    /// The depth is added where it should be taken off.
    DepthSign = "DEPTH_SIGN";
    /// A lost position is not defended as long as can be.
    Fatalism = "FATALISM";
}

impl Mistake {
    /// What it is, and what would be right, in words.
    pub fn message(self) -> Message {
        match self {
            Self::CutRuleMismatch => Message::new("mistake-cut-rule-mismatch"),
            Self::FailModeMismatch => Message::new("mistake-fail-mode-mismatch"),
            Self::BoundAsExact => Message::new("mistake-bound-as-exact"),
            Self::BoundWrongSide => Message::new("mistake-bound-wrong-side"),
            Self::RootTieOnBound => Message::new("mistake-root-tie-on-bound"),
            Self::AlphaNotCarried => Message::new("mistake-alpha-not-carried"),
            Self::AlphaLeaked => Message::new("mistake-alpha-leaked"),
            Self::DeepCutMissed => Message::new("mistake-deep-cut-missed"),
            Self::LateTest => Message::new("mistake-late-test"),
            Self::VisitedCalledPruned => Message::new("mistake-visited-called-pruned"),
            Self::EventWithoutBranch => Message::new("mistake-event-without-branch"),
            Self::WindowTiming => Message::new("mistake-window-timing"),
            Self::Order => Message::new("mistake-order"),
            Self::LevelsSwapped => Message::new("mistake-levels-swapped"),
            Self::Perspective => Message::new("mistake-perspective"),
            Self::PerspectiveOfX => Message::new("mistake-perspective-of-x"),
            Self::PerspectiveOfRed => Message::new("mistake-perspective-of-red"),
            Self::OutcomesSwapped => Message::new("mistake-outcomes-swapped"),
            Self::Sentinel => Message::new("mistake-sentinel"),
            Self::KnuthMoore => Message::new("mistake-knuth-moore"),
            Self::CountConvention => Message::new("mistake-count-convention"),
            Self::NimConvention => Message::new("mistake-nim-convention"),
            Self::NimSumArith => Message::new("mistake-nim-sum-arith"),
            Self::OneOfMany => Message::new("mistake-one-of-many"),
            Self::MexNotXor => Message::new("mistake-mex-not-xor"),
            Self::MexMisread => Message::new("mistake-mex-misread"),
            Self::PeriodNotMinimal => Message::new("mistake-period-not-minimal"),
            Self::OpponentMisread => Message::new("mistake-opponent-misread"),
            Self::NoDepthPenalty => Message::new("mistake-no-depth-penalty"),
            Self::DepthSign => Message::new("mistake-depth-sign"),
            Self::Fatalism => Message::new("mistake-fatalism"),
        }
    }
}
