import type { Num } from '../column.ts';
import { tableConcordance } from '../correlation/concordance.ts';
import { clampCorrelation } from '../correlation/pearson.ts';
import type { DenseMatrix } from '../linear-algebra/dense-matrix.ts';
import { ratio } from './table-chi-square.ts';
import type { TableMargins } from './table-margins.ts';

export interface OrdinalAssociation {
  gamma: Num;
  tauB: Num;
  tauC: Num;
  /** The columns depend on the rows. */
  somersD: Num;
  pearsonR: Num;
  spearman: Num;
}

/**
 * How far both questions rise together, their levels taken in the order given. P and Q are the concordant and the
 * discordant pairs: γ = (P−Q)/(P+Q); τ-b = 2(P−Q)/√(D_r·D_c) with D = N²−Σtotal²; τ-c = 2m(P−Q)/(N²(m−1)) with m the
 * smaller number of levels in use; Somers' d = 2(P−Q)/D_r. Pearson uses the positions as scores, Spearman midranks.
 *
 * @example
 * ordinalAssociation(matrixFromRows([[10, 20], [20, 10]]), { total: 60, rowTotals: [30, 30], columnTotals: [30, 30],
 *   usedRows: 2, usedColumns: 2 }).gamma // -0.6
 */
export function ordinalAssociation(table: DenseMatrix, margins: TableMargins): OrdinalAssociation {
  const { total, rowTotals, columnTotals } = margins;
  const { concordant, discordant } = tableConcordance(table.values, table.columns);
  const surplus = concordant - discordant;
  const untied = (totals: Float64Array, used: number) =>
    used > 1 ? Array.from(totals).reduce((sum, value) => sum + value * (total - value), 0) : 0;
  const rowPairs = untied(rowTotals, margins.usedRows);
  const columnPairs = untied(columnTotals, margins.usedColumns);
  const smaller = Math.min(margins.usedRows, margins.usedColumns);
  const positions = (totals: Float64Array) => Array.from(totals, (_, i) => i + 1);
  return {
    gamma: ratio(surplus, concordant + discordant),
    tauB: ratio(2 * surplus, Math.sqrt(rowPairs) * Math.sqrt(columnPairs)),
    tauC: ratio(2 * smaller * surplus, total * total * (smaller - 1)),
    somersD: columnPairs > 0 ? ratio(2 * surplus, rowPairs) : null,
    pearsonR: scoreCorrelation(table, margins, positions(rowTotals), positions(columnTotals)),
    spearman: scoreCorrelation(table, margins, marginRanks(rowTotals), marginRanks(columnTotals)),
  };
}

/** The middle of each level's place in line; a constant half rank is left out, as correlations do not see it. */
function marginRanks(totals: Float64Array): number[] {
  let before = 0;
  return Array.from(totals, total => {
    before += total;
    return before - total / 2;
  });
}

function scoreCorrelation(
  { columns, values }: DenseMatrix,
  { total, rowTotals, columnTotals, usedRows, usedColumns }: TableMargins,
  rowScores: readonly number[],
  columnScores: readonly number[],
): Num {
  if (usedRows < 2 || usedColumns < 2) return null;
  const centre = (totals: Float64Array, scores: readonly number[]) => {
    const mean = totals.reduce((sum, value, i) => sum + value * scores[i]!, 0) / total;
    return scores.map(score => score - mean);
  };
  const x = centre(rowTotals, rowScores);
  const y = centre(columnTotals, columnScores);
  const squares = (totals: Float64Array, scores: readonly number[]) =>
    totals.reduce((sum, value, i) => sum + value * scores[i]! ** 2, 0);
  const products = values.reduce(
    (sum, value, cell) => sum + value * x[Math.floor(cell / columns)]! * y[cell % columns]!,
    0,
  );
  const spread = Math.sqrt(squares(rowTotals, x)) * Math.sqrt(squares(columnTotals, y));
  return spread > 0 ? clampCorrelation(products / spread) : null;
}
