//! Which mistakes lead to what was submitted: the fewest that reproduce all of it.

use super::Mistake;
use crate::messages::Message;

/// A mistake, and where it first matters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cause {
    /// The mistake.
    pub mistake: Mistake,
    /// The node where it first matters, if it is about nodes.
    pub node: Option<String>,
}

/// How somebody may have worked, and which parts of the submission come out so.
#[derive(Clone, Debug, Default)]
pub struct Hypothesis {
    /// The mistakes made in the work; none when it is right.
    pub causes: Vec<Cause>,
    /// For each part of the submission, whether it comes out.
    pub parts: Vec<Reproduction>,
}

/// Whether a part of the submission comes out of some work.
#[derive(Clone, Debug, Default)]
pub struct Reproduction {
    /// It is what the work gives.
    pub plainly: bool,
    /// It is what the work gives when it is told with one of these mistakes.
    pub misreported: Vec<Cause>,
}

impl Reproduction {
    fn comes_out(&self) -> bool {
        self.plainly || !self.misreported.is_empty()
    }
}

/// A mistake that leads to what was submitted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The mistake.
    pub mistake: Mistake,
    /// The node where it first matters.
    pub node: Option<String>,
    /// What it is, in words.
    pub message: Message,
    /// The parts that are wrong because of it.
    pub explains: Vec<&'static str>,
}

/// The mistakes that lead to what is wrong. When several lead to the same, all of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explained {
    /// The mistakes, in the order of the hypotheses.
    pub findings: Vec<Finding>,
}

impl Explained {
    /// The first mistake that explains a part.
    pub fn of_part(&self, part: &str) -> Option<Mistake> {
        let mut findings = self.findings.iter();
        let found = findings.find(|finding| finding.explains.contains(&part));
        found.map(|finding| finding.mistake)
    }

    fn add(&mut self, cause: &Cause, part: &'static str) {
        let known = self
            .findings
            .iter_mut()
            .find(|finding| finding.mistake == cause.mistake);
        match known {
            Some(finding) if finding.explains.contains(&part) => {}
            Some(finding) => finding.explains.push(part),
            None => self.findings.push(Finding {
                mistake: cause.mistake,
                node: cause.node.clone(),
                message: match &cause.node {
                    None => cause.mistake.message(),
                    Some(node) => Message::new("mistake-first-matters")
                        .with("mistake", cause.mistake.message())
                        .with("node", node.as_str()),
                },
                explains: vec![part],
            }),
        }
    }
}

/// How well a hypothesis explains a submission; the least is the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    unexplained: usize,
    mistakes: usize,
}

/// The mistakes that lead to what is wrong in the parts called `ids`. The first hypothesis is right work: a part that
/// does not come out of it plainly is wrong.
///
/// Of the hypotheses under which everything comes out, those with the fewest mistakes are told. When there is none,
/// then those under which most comes out, if that is at least half of what is wrong, and all that is right.
pub fn explain(ids: &[&'static str], hypotheses: &[Hypothesis]) -> Explained {
    let mut explained = Explained::default();
    let Some(right) = hypotheses.first() else {
        return explained;
    };
    let wrong: Vec<bool> = right.parts.iter().map(|part| !part.plainly).collect();
    let ranks: Vec<Option<Rank>> = hypotheses
        .iter()
        .map(|hypothesis| rank(hypothesis, &wrong))
        .collect();
    let Some(best) = ranks.iter().flatten().min().copied() else {
        return explained;
    };
    for (hypothesis, _) in hypotheses
        .iter()
        .zip(&ranks)
        .filter(|(_, rank)| **rank == Some(best))
    {
        for ((id, part), wrong) in ids.iter().zip(&hypothesis.parts).zip(&wrong) {
            if *wrong && part.comes_out() {
                for cause in &hypothesis.causes {
                    explained.add(cause, id);
                }
            }
            if !part.plainly {
                for cause in &part.misreported {
                    explained.add(cause, id);
                }
            }
        }
    }
    explained
}

/// `None` when the hypothesis explains too little, or is at odds with a part that is right. So it is also when it needs
/// a mistake in the telling beside one in the work, and both together explain fewer parts than they are: with two
/// mistakes to choose from, a single answer comes out too easily.
fn rank(hypothesis: &Hypothesis, wrong: &[bool]) -> Option<Rank> {
    let parts = || hypothesis.parts.iter().zip(wrong);
    if parts().any(|(part, wrong)| !wrong && !part.comes_out()) {
        return None;
    }
    let of_wrong = parts().filter(|(_, wrong)| **wrong).count();
    let explained = parts()
        .filter(|(part, wrong)| **wrong && part.comes_out())
        .count();
    if explained * 2 < of_wrong || of_wrong == 0 {
        return None;
    }
    let mut told: Vec<Mistake> = Vec::new();
    for (part, _) in parts().filter(|(part, _)| !part.plainly) {
        let mistakes = || part.misreported.iter().map(|cause| cause.mistake);
        if !mistakes().any(|mistake| told.contains(&mistake)) {
            told.extend(mistakes().next());
        }
    }
    let mistakes = hypothesis.causes.len() + told.len();
    let is_told_otherwise = !hypothesis.causes.is_empty() && !told.is_empty();
    if is_told_otherwise && mistakes > explained {
        return None;
    }
    Some(Rank {
        unexplained: of_wrong - explained,
        mistakes,
    })
}
