/** Arithmetic of a field with a few elements 0, 1, …, q − 1. */
export interface FiniteField {
  readonly size: number;
  add(a: number, b: number): number;
  multiply(a: number, b: number): number;
}

/** Products of the four-element field; its sums are those of the bits. */
const quadruple = [
  [0, 0, 0, 0],
  [0, 1, 2, 3],
  [0, 2, 3, 1],
  [0, 3, 1, 2],
];

export const finiteFields: readonly FiniteField[] = [2, 3, 4, 5, 7].map(size =>
  size === 4
    ? { size, add: (a, b) => a ^ b, multiply: (a, b) => quadruple[a]![b]! }
    : { size, add: (a, b) => (a + b) % size, multiply: (a, b) => (a * b) % size },
);
