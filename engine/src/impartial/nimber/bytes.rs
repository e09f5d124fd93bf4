//! Nimbers of 8 bits by tables of logarithms, which are made when the program is compiled.

/// How many bits a number has.
pub(super) const WIDTH: u32 = 8;

/// How many numbers are not 0: after so many factors the powers of a generator repeat.
const ORDER: usize = 255;

struct Tables {
    /// The exponent that makes each number but 0 from the generator.
    logarithms: [u8; 256],
    /// The powers of the generator, twice over so that a sum of two exponents needs no remainder.
    powers: [u8; 2 * ORDER],
}

static TABLES: Tables = tables();

pub(super) const fn product(left: u8, right: u8) -> u8 {
    if left == 0 || right == 0 {
        return 0;
    }
    let exponent =
        TABLES.logarithms[left as usize] as usize + TABLES.logarithms[right as usize] as usize;
    TABLES.powers[exponent]
}

/// The inverse of a number that is not 0; 0 for 0.
pub(super) const fn inverse(number: u8) -> u8 {
    if number == 0 {
        return 0;
    }
    TABLES.powers[ORDER - TABLES.logarithms[number as usize] as usize]
}

const fn tables() -> Tables {
    let generator = generator();
    let mut tables = Tables {
        logarithms: [0; 256],
        powers: [0; 2 * ORDER],
    };
    let (mut exponent, mut power) = (0, 1);
    while exponent < 2 * ORDER {
        tables.powers[exponent] = power;
        if exponent < ORDER {
            tables.logarithms[power as usize] = exponent as u8;
        }
        power = product_without_tables(power, generator, WIDTH);
        exponent += 1;
    }
    tables
}

/// The least number whose powers are all numbers but 0.
const fn generator() -> u8 {
    let mut candidate = 2;
    while order(candidate) != ORDER {
        candidate += 1;
    }
    candidate
}

/// After how many factors the powers of a number that is not 0 come back to 1.
const fn order(number: u8) -> usize {
    let (mut order, mut power) = (1, number);
    while power != 1 {
        power = product_without_tables(power, number, WIDTH);
        order += 1;
    }
    order
}

/// The product of two numbers of `width` bits by the two rules alone.
const fn product_without_tables(left: u8, right: u8, width: u32) -> u8 {
    if width == 1 {
        return left & right;
    }
    let half = width / 2;
    let mask = (1 << half) - 1;
    let (left_high, left_low) = (left >> half, left & mask);
    let (right_high, right_low) = (right >> half, right & mask);
    let low = product_without_tables(left_low, right_low, half);
    let high = product_without_tables(left_high, right_high, half);
    let crossed = product_without_tables(left_high ^ left_low, right_high ^ right_low, half);
    let rest = low ^ product_without_tables(high, 1 << (half - 1), half);
    ((crossed ^ low) << half) | rest
}
