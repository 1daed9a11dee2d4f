import type { SampleState } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { tellCollaborators } from '../../design/collaborators/index.ts';
import { insertStep, moveOrder, moveToDelivered, type OrderRow, type OrderStep } from './sample-order.repository.ts';

interface Step extends Pick<OrderStep, 'takenBy' | 'takenAt'> {
  readonly from: readonly SampleState[];
  readonly to: SampleState;
  readonly note?: string;
  readonly priceFen?: number;
  readonly linkCode?: string;
}

/** The order as it stands then; undefined when it was not where the step begins. Whoever did not take it themselves is told. */
export async function takeStep(db: Queryable, orderNumber: string, step: Step): Promise<OrderRow | undefined> {
  const { from, to, note = '', takenBy, takenAt, ...more } = step;
  const order = await moveOrder(db, orderNumber, from, to, more);
  if (order) await noteStep(db, order, { takenBy, takenAt, note });
  return order;
}

/** What was ordered by these addresses is all there. In the transaction that stores the last of it. */
export async function deliverOrders(db: Queryable, linkCodes: readonly string[], now: Date): Promise<void> {
  for (const order of await moveToDelivered(db, linkCodes))
    await noteStep(db, order, { takenBy: 'platform', takenAt: now, note: '' });
}

async function noteStep(
  db: Queryable,
  { orderNumber, scrollId, state }: OrderRow,
  step: Pick<OrderStep, 'takenBy' | 'takenAt' | 'note'>,
): Promise<void> {
  await insertStep(db, { orderNumber, state, ...step });
  if (state === 'requested' || state === 'cancelled') return;
  const news = { scrollId, right: 'links.manage', kind: 'sample-order', page: 'channels' } as const;
  await tellCollaborators(db, { ...news, details: { state, note: step.note } });
}
