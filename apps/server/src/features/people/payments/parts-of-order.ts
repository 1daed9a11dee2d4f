import type { AccountRef, Part } from '../ledger/index.ts';
import type { OrderRow } from './order.repository.ts';

/** Where the money is that came this way: what nobody has really paid never stands beside what somebody has. */
const income = (way: OrderRow['way']): AccountRef => ({ kind: 'house', id: way, unit: 'fen' });

/**
 * What is credited for what was paid. Money stands with its holder; for points it is income of the house, which gives them, and at the till of
 * ours there is none. Taken back, the same with the signs turned round.
 */
export function partsOfOrder(
  { unit, way }: Pick<OrderRow, 'unit' | 'way'>,
  account: AccountRef,
  amount: number,
  fen: number,
): readonly Part[] {
  const holder = { account, amount };
  if (unit === 'fen') return [holder, { account: income(way), amount: -amount }];
  const given = [holder, { account: { kind: 'house', id: 'sold', unit: 'points' } as const, amount: -amount }];
  if (way === 'till') return given;
  return [
    ...given,
    { account: income(way), amount: -fen },
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
