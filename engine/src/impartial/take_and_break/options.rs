//! Every move from a heap, told one by one: for small heaps.

use super::{HeapsLeft, InTwo, TakeAndBreak};

impl TakeAndBreak {
    /// The heaps that each move from a heap leaves, the smallest first. There are about as many as the heap is large; its
    /// square where it may be split in two, its cube where in three.
    pub fn options(&self, heap: u64) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for (_, left, rest) in self.takes(heap) {
            let HeapsLeft {
                none,
                one,
                two,
                three,
            } = left;
            if none && rest == 0 {
                options.push(Vec::new());
            }
            if one && rest > 0 {
                options.push(vec![rest]);
            }
            let pairs = (1..=rest / 2).map(|small| [small, rest - small]);
            options.extend(
                pairs
                    .filter(|[small, large]| match two {
                        InTwo::Never => false,
                        InTwo::Unequal => small != large,
                        InTwo::Any => true,
                    })
                    .map(Vec::from),
            );
            if three {
                for small in 1..=rest / 3 {
                    let middles = small..=(rest - small) / 2;
                    options
                        .extend(middles.map(|middle| vec![small, middle, rest - small - middle]));
                }
            }
        }
        options
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::impartial::heap_values::HeapGame;
    use crate::impartial::mex::mex;
    use crate::impartial::take_and_break::Base;
    use crate::search::Limits;

    #[test]
    fn values_are_the_mex_of_what_the_options_are_worth() {
        let octal = |code| TakeAndBreak::from_code(code, Base::Eight).unwrap();
        let in_three = TakeAndBreak::from_code("0.0F", Base::Sixteen).unwrap();
        for game in [
            octal("0.77"),
            octal("0.137"),
            octal("4.7"),
            TakeAndBreak::grundys_game(),
            in_three,
        ] {
            let known = game.values(60, &Limits::NONE).unwrap();
            let mut values: Vec<u64> = Vec::new();
            for heap in 0..=60 {
                let options: Vec<u64> = game
                    .options(heap)
                    .iter()
                    .map(|heaps| {
                        heaps
                            .iter()
                            .fold(0, |sum, heap| sum ^ values[*heap as usize])
                    })
                    .collect();
                values.push(mex(&options));
                assert_eq!(Some(mex(&options)), known.get(heap), "{game:?} {heap}");
            }
        }
    }
}
