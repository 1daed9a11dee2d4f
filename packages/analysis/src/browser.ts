/** What screens need of this package: words and pure helpers, without the kinds and the statistics behind them, which run on the server. */
export type * from './analysis.ts';
export { isRecipe } from './derived/check-recipe.ts';
export type * from './derived/recipe.ts';
export { cellFormats } from './exhibit/cell-text.ts';
export { chartHeight } from './exhibit/chart-height.ts';
export { chartOption } from './exhibit/chart-option.ts';
export { tableHtml, tableTsv } from './exhibit/copied-table.ts';
export type * from './exhibit/exhibits.ts';
export { formatNumber, isSmallBase } from './exhibit/format-number.ts';
export { headLines, leafHeads, type PlacedHead } from './exhibit/leaf-heads.ts';
export { tableOf } from './exhibit/table-of.ts';
export { checkFilter, isFilter } from './filter/check-filter.ts';
export { describeFilter } from './filter/describe-filter.ts';
export type * from './filter/filter.ts';
export { filterKeys } from './filter/filter-keys.ts';
export { takenBy } from './filter/filter-tests.ts';
export * from './kinds/cross/request.ts';
export * from './weight/weight.ts';
