export { booksOf, houseTotals } from './books.repository.ts';
export { lapseBalances, listBalances } from './lapse.ts';
export {
  listCreditedBy,
  listStatement,
  type StatementRow,
  sumInPackets,
} from './ledger.repository.ts';
export { balanceOf, hasMoved, lockBalance, moveValue } from './move-value.ts';
export type { AccountRef, Movement, Part } from './movement.ts';
