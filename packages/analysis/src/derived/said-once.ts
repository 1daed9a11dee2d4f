/**
 * An expression that says each of its operands only once, however often it uses them: a planner writes out what is derived from derived,
 * and clusters of factor scores would say every score as often as there are clusters. `write` gets how to name them.
 */
export function saidOnce(operands: readonly string[], write: (names: readonly string[]) => string): string {
  const packed = operands.map((operand, at) => `'x${at}': ${operand}`);
  const names = operands.map((_operand, at) => `struct_extract(said, 'x${at}')`);
  return `list_transform([{${packed.join(', ')}}], lambda said: ${write(names)})[1]`;
}
