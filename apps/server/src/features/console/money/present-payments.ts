import type { OperatedPayment } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { hideReach, listPersons } from '../../people/account/index.ts';
import { nameEnterprises } from '../../people/enterprises/index.ts';
import { balanceOf } from '../../people/ledger/index.ts';
import { listRefunds, type OrderRow } from '../../people/payments/index.ts';

export async function presentPayments(db: Queryable, rows: readonly OrderRow[]): Promise<OperatedPayment[]> {
  const ofKind = (wanted: OrderRow['kind']) =>
    rows.flatMap(({ kind, holderId }) => (kind === wanted ? [holderId] : []));
  const enterprises = await nameEnterprises(db, ofKind('enterprise'));
  const persons = await listPersons(db, [
    ...new Set([...ofKind('person'), ...rows.flatMap(one => one.orderedBy ?? [])]),
  ]);
  const refunds = await listRefunds(
    db,
    rows.map(({ orderNumber }) => orderNumber),
  );
  const shown: OperatedPayment[] = [];
  for (const row of rows) {
    const person = row.kind === 'person' ? persons.find(({ id }) => id === row.holderId) : undefined;
    shown.push({
      orderNumber: row.orderNumber,
      kind: row.kind,
      holderId: row.holderId,
      name: person?.nickName ?? enterprises.get(row.holderId) ?? '',
      reach: person ? hideReach(person) : '',
      orderedBy: persons.find(({ id }) => id === row.orderedBy)?.nickName ?? null,
      unit: row.unit,
      amount: row.amount,
      priceFen: row.priceFen,
      packageName: row.zh,
      quantity: row.quantity,
      way: row.way,
      state: row.state,
      paidOther: row.paidOther,
      orderTime: row.madeAt.getTime(),
      payTime: row.paidAt?.getTime() ?? null,
      transaction: row.transaction,
      refundedAmount: row.refundedAmount,
      refundedFen: row.refundedFen,
      refunds: refunds
        .filter(({ orderNumber }) => orderNumber === row.orderNumber)
        .map(({ refundNumber, amount, fen, reason, state, byName, madeAt, problem, toldAfter }) => ({
          refundNumber,
          amount,
          fen,
          reason,
          state,
          byName,
          problem,
          toldAfter,
          time: madeAt.getTime(),
        })),
      refundable: await leftOf(db, row),
      refundableUnit: row.paidOther === null ? row.unit : 'fen',
    });
  }
  return shown;
}

async function leftOf(
  db: Queryable,
  { kind, holderId: id, orderNumber, unit, state, amount, refundedAmount, paidOther }: OrderRow,
): Promise<number> {
  if (paidOther !== null) {
    const before = await listRefunds(db, [orderNumber]);
    return before.some(refund => refund.state !== 'refused') ? 0 : paidOther;
  }
  if (state !== 'paid') return 0;
  return Math.min(amount - refundedAmount, await balanceOf(db, { kind, id, unit }));
}
