import type { TopUp } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import type { Queryable } from '../../../platform/database/database.ts';
import { listPersons } from '../account/index.ts';
import { nameEnterprises } from '../enterprises/index.ts';
import type { OrderRow } from './order.repository.ts';
import { listRefunds, type RefundRow } from './refund.repository.ts';

export async function presentOrders(db: Queryable, language: Language, rows: readonly OrderRow[]): Promise<TopUp[]> {
  const enterpriseIds = rows.flatMap(({ kind, holderId }) => (kind === 'enterprise' ? [holderId] : []));
  const enterprises = await nameEnterprises(db, enterpriseIds);
  const persons = await listPersons(
    db,
    rows.flatMap(({ orderedBy }) => orderedBy ?? []),
  );
  const refunds = await listRefunds(
    db,
    rows.map(({ orderNumber }) => orderNumber),
  );
  return rows.map(row => {
    const enterpriseId = row.kind === 'enterprise' ? row.holderId : null;
    return {
      orderNumber: row.orderNumber,
      enterpriseId,
      enterpriseName: enterprises.get(enterpriseId ?? '') ?? null,
      unit: row.unit,
      amount: row.amount,
      priceFen: row.priceFen,
      name: row[language],
      quantity: row.quantity,
      way: row.way,
      state: row.state,
      payCode: row.state === 'waiting' ? row.payCode : null,
      payPicture: null,
      orderTime: row.madeAt.getTime(),
      expireTime: row.expiresAt.getTime(),
      payTime: row.paidAt?.getTime() ?? null,
      transaction: row.transaction,
      orderedBy: persons.find(({ id }) => id === row.orderedBy)?.nickName ?? null,
      refunds: refunds.filter(({ orderNumber }) => orderNumber === row.orderNumber).map(presentRefund),
    };
  });
}

/** Not who gave it back: that is the operators’ own matter. */
const presentRefund = ({ refundNumber, amount, fen, reason, state, madeAt }: RefundRow): TopUp['refunds'][number] => ({
  refundNumber,
  amount,
  fen,
  reason,
  state,
  time: madeAt.getTime(),
});
