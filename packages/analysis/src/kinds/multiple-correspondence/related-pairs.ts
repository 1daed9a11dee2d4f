import { independenceOfCounts } from '@wenshu/statistics';
import { pairsOf } from '../comparison/grouping.ts';

/** Of every two columns of codes whether they are related: p of chi-square, with weights on the effective base. */
export function relatedPairs(
  columns: readonly Float64Array[],
  rows: readonly number[],
  weights: Float64Array | undefined,
): readonly (number | null)[] {
  const squares = rows.reduce((sum, row) => sum + (weights?.[row] ?? 1) ** 2, 0);
  return pairsOf(columns).map(([first, second]) => {
    const [across, down] = [first, second].map(column => [...new Set(rows.map(row => column[row]!))]);
    const counts = across!.map(() => down!.map(() => 0));
    const [rowOf, columnOf] = [across!, down!].map(codes => new Map(codes.map((code, at) => [code, at])));
    for (const row of rows) counts[rowOf!.get(first[row]!)!]![columnOf!.get(second[row]!)!]! += weights?.[row] ?? 1;
    return independenceOfCounts(counts, squares)?.chiSquare?.pValue ?? null;
  });
}
