/**
 * R² of every set of predictors, at the position whose binary digits name its members. Sets are visited from the smaller to
 * the larger, each adding one row to the Cholesky factor of the one before: a set costs the square of its size, and no
 * rounding is carried from one branch to another.
 *
 * @example
 * subsetRSquared([[1, 0.5], [0.5, 1]], [0.6, 0.3]) // [0, 0.36, 0.09, 0.36]
 */
export function subsetRSquared(
  correlations: readonly ArrayLike<number>[],
  withDependent: ArrayLike<number>,
): Float64Array {
  const count = withDependent.length;
  const explained = new Float64Array(2 ** count);
  const members: number[] = [];
  const factor = Array.from({ length: count }, () => new Float64Array(count));
  const projections = new Float64Array(count);
  const visit = (first: number, set: number): void => {
    const size = members.length;
    for (let next = first; next < count; next++) {
      const row = factor[size]!;
      let left = 1;
      let projection = withDependent[next]!;
      for (let i = 0; i < size; i++) {
        let product = correlations[next]![members[i]!]!;
        for (let k = 0; k < i; k++) product -= row[k]! * factor[i]![k]!;
        row[i] = product / factor[i]![i]!;
        left -= row[i]! ** 2;
        projection -= row[i]! * projections[i]!;
      }
      row[size] = Math.sqrt(left);
      projections[size] = projection / row[size]!;
      const larger = set + 2 ** next;
      explained[larger] = explained[set]! + projections[size]! ** 2;
      members.push(next);
      visit(next + 1, larger);
      members.pop();
    }
  };
  visit(0, 0);
  return explained;
}
