const DIGITS = 8;
const VALUES = 2 ** 8;
const SIGN = 0x80;

/**
 * The places of finite numbers in ascending order, equal ones in the order they stand in. By their bytes, the lowest first:
 * comparing pairs of places takes many times as long.
 *
 * @example
 * ascendingOrder(Float64Array.of(7, -3, 7)) // [1, 0, 2]
 */
export function ascendingOrder(values: Float64Array): Int32Array {
  const n = values.length;
  const digits = sortableDigits(values);
  let order = Int32Array.from({ length: n }, (_, place) => place);
  let next = new Int32Array(n);
  const starts = new Int32Array(VALUES + 1);
  for (let digit = 0; digit < DIGITS; digit++) {
    starts.fill(0);
    for (let place = digit; place < digits.length; place += DIGITS) starts[digits[place]! + 1]! += 1;
    // One value for all: whole numbers have nothing in their last digits.
    if (n > 0 && starts[digits[digit]! + 1] === n) continue;
    for (let value = 1; value < VALUES; value++) starts[value]! += starts[value - 1]!;
    for (let at = 0; at < n; at++) {
      const place = order[at]!;
      next[starts[digits[place * DIGITS + digit]!]!++] = place;
    }
    [order, next] = [next, order];
  }
  return order;
}

/** Their bits, the lowest first, changed so that they ascend with the numbers: the sign turned, and all bits of negative ones. */
function sortableDigits(values: Float64Array): Uint8Array {
  // −0 becomes 0, to which it is equal.
  const digits = new Uint8Array(values.map(value => value + 0).buffer);
  for (let last = DIGITS - 1; last < digits.length; last += DIGITS) {
    if (digits[last]! < SIGN) digits[last]! |= SIGN;
    else for (let digit = last - DIGITS + 1; digit <= last; digit++) digits[digit] = ~digits[digit]!;
  }
  return digits;
}
