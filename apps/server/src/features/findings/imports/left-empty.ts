import { type BroughtTable, type ColumnPlan, findBadCells } from '@wenshu/analysis/brought-in';

/** Of each column whose cells did not all fit: how many of them are empty in the data. Told after the import as it was before. */
export function leftEmpty(table: BroughtTable, plans: readonly ColumnPlan[]) {
  const { counts } = findBadCells(table, plans, 0);
  return table.columns.flatMap(({ name }, place) => (counts[place]! > 0 ? [{ name, cells: counts[place]! }] : []));
}
