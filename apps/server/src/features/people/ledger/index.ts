export { booksOf, houseTotals } from './books.repository.ts';
export { listStatement, type StatementFilter, type StatementRow } from './ledger.repository.ts';
export { balanceOf, hasMoved, lockBalance, moveValue } from './move-value.ts';
export type { AccountRef, Movement } from './movement.ts';
