import type { OrderToHandle } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import type { DatedOrder } from '../../collect/samples/index.ts';
import { nameQuestionnaires } from '../../design/questionnaire-design/index.ts';

export async function presentOrders(db: Queryable, orders: readonly DatedOrder[]): Promise<OrderToHandle[]> {
  const names = await nameQuestionnaires(
    db,
    orders.map(({ scrollId }) => scrollId),
  );
  return orders.map(({ scrollId, linkCode: _, requestedAt, ...order }) => ({
    ...order,
    surveyName: names.get(scrollId) ?? '',
    requestTime: requestedAt.getTime(),
  }));
}
