/** The letters of cross tables for who draws a page with a table that is counted already: the tests, and no kinds. */

export { SMALL_BASE } from './exhibit/format-number.ts';
export { type LetteredCounts, letterCounts } from './kinds/cross/letter-counts.ts';
