//! Lengths are the numbers that a big integer would have, above and below the largest word.

use num_bigint::BigUint;
use proptest::prelude::*;
use tower_of_hanoi::solver::{Index, Length};

/// Numbers of all sizes, many of them near 2¹²⁸.
fn number() -> impl Strategy<Value = BigUint> {
    let any_size = prop::collection::vec(any::<u32>(), 0..7).prop_map(BigUint::new);
    let edge = (0..3u32, any::<u8>()).prop_map(|(places, near)| {
        (BigUint::from(1u8) << (126 + places)) + u32::from(near) - 128u32.min(1 << (5 + places))
    });
    prop_oneof![any_size, edge]
}

fn length(number: &BigUint) -> Length {
    let length = Length::from(number.clone());
    assert_eq!(length, Length::from(&Index::from(number.clone())));
    length
}

#[test]
fn zero_times_any_power_is_zero() {
    for exponent in [0, 1, 127, 128, 129, 1_000] {
        assert_eq!(Length::ZERO.shifted(exponent), Length::ZERO);
    }
}

proptest! {
    #[test]
    fn lengths_count_as_big_integers(a in number(), b in number(), factor in prop_oneof![1..6u32, any::<u32>()], places in 0..200u32) {
        let [x, y] = [&a, &b].map(length);
        prop_assert_eq!(x.to_biguint(), a.clone());
        prop_assert_eq!(Index::from(x.clone()), Index::from(a.clone()));
        prop_assert_eq!(x.cmp(&y), a.cmp(&b));
        prop_assert_eq!(x.is_zero(), a == BigUint::ZERO);
        prop_assert_eq!(x.shifted(places), length(&(&a << places)));
        prop_assert_eq!(x.clone() + &y, length(&(&a + &b)));

        let mut product = x.product(factor);
        prop_assert_eq!(&product, &length(&(&a * factor)));
        product.halve();
        prop_assert_eq!(product, length(&(&a * factor / 2u32)));
        let wide = u64::from(factor) << 30;
        let mut difference = length(&(&a * wide + &b));
        difference.subtract_product(&x, wide);
        prop_assert_eq!(&difference, &y);
        let mut sum = y.clone();
        sum.add_product(&x, factor);
        prop_assert_eq!(&sum, &length(&(&b + &a * factor)));
        sum += factor;
        prop_assert_eq!(&sum, &length(&(&b + &a * factor + factor)));
        sum -= factor;
        // The same number has one form, whichever way it came about.
        sum.subtract_product(&x, factor.into());
        prop_assert_eq!(&sum, &y);
    }
}
