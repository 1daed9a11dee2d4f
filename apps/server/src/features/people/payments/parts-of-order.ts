import type { AccountRef, Part } from '../ledger/index.ts';
import type { OrderRow } from './order.repository.ts';

const till = (unit: AccountRef['unit']): AccountRef => ({ kind: 'house', id: 'till', unit });

/**
 * What is credited for what was paid. Money is paid at the till and stands with its holder; for points the money is income of the house, which
 * gives them. Taken back, the same with the signs turned round.
 */
export function partsOfOrder(
  { unit }: Pick<OrderRow, 'unit'>,
  account: AccountRef,
  amount: number,
  fen: number,
): readonly Part[] {
  const holder = { account, amount };
  if (unit === 'fen') return [holder, { account: till('fen'), amount: -amount }];
  return [
    holder,
    { account: { kind: 'house', id: 'sold', unit: 'points' }, amount: -amount },
    { account: till('fen'), amount: -fen },
    { account: { kind: 'house', id: 'sales', unit: 'fen' }, amount: fen },
  ];
}

/** Whose it is, whether they are there or not. */
export const holderAccount = ({
  kind,
  holderId: id,
  unit,
}: Pick<OrderRow, 'kind' | 'holderId' | 'unit'>): AccountRef => ({
  kind,
  id,
  unit,
});

/** What so much of an order has cost. Taken bit by bit, all of it comes to the price, to the fen. */
export function fenFor({ amount, priceFen }: Pick<OrderRow, 'amount' | 'priceFen'>, part: number): number {
  return Number((BigInt(priceFen) * BigInt(part)) / BigInt(amount));
}
