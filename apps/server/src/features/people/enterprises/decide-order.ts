import type { Database, Queryable } from '../../../platform/database/database.ts';
import { sendMessage } from '../messages/index.ts';
import { logOperation, OPERATOR_ID } from '../operation-log/index.ts';
import { enterpriseRef, findAdministrator } from './members.ts';
import { type DecidedOrder, markDeclined, markOpened } from './order.repository.ts';

const decisions = {
  open: { mark: markOpened, action: 'enterprise.order-open', kind: 'order-opened' },
  decline: { mark: markDeclined, action: 'enterprise.order-decline', kind: 'order-declined' },
} as const;
export type OrderDecision = keyof typeof decisions;

/** What an operator does with an order, at the terminal or on the page: told to who asked and who administers, and logged. False when it does not wait any more. */
export function decideOrder(database: Database, orderNumber: string, decision: OrderDecision): Promise<boolean> {
  const { mark, action, kind } = decisions[decision];
  return database.transaction(async db => {
    const decided = await mark(db, orderNumber);
    if (!decided) return false;
    const object = enterpriseRef(decided.enterpriseId);
    await logOperation(db, { personId: OPERATOR_ID, action, object, details: { orderNumber } });
    await sendMessage(db, {
      to: await concerned(db, decided),
      kind,
      link: { page: 'orders' },
      details: { enterprise: decided.enterpriseName, order: orderNumber },
    });
    return true;
  });
}

async function concerned(db: Queryable, { enterpriseId, requestedBy }: DecidedOrder): Promise<string[]> {
  const administrator = await findAdministrator(db, enterpriseId);
  return [requestedBy, administrator].filter(one => one !== undefined && one !== null);
}
