import type { OperatedEnterprise, WaitingOrder } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import { listAdministrators } from '../../../authorisation/role-holding.repository.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { hideReach, listPersons } from '../../people/account/index.ts';
import { type EnterpriseRow, type NamedOrder, nameVersions } from '../../people/enterprises/index.ts';

/** Enterprises as an operator knows them: nothing of what is in them. */
export async function presentEnterprises(
  db: Queryable,
  language: Language,
  rows: readonly EnterpriseRow[],
): Promise<OperatedEnterprise[]> {
  const versionOf = await nameVersions(db, language);
  const administrators = await listAdministrators(
    db,
    rows.map(({ enterpriseId }) => enterpriseId),
  );
  const people = new Map((await listPersons(db, [...administrators.values()])).map(person => [person.id, person]));
  return rows.map(row => {
    const administrator = people.get(administrators.get(row.enterpriseId) ?? '');
    return {
      enterpriseId: row.enterpriseId,
      name: row.name,
      industry: row.industry,
      status: row.status,
      planId: row.planId,
      versionName: versionOf(row.planId),
      validUntil: row.validUntil?.getTime() ?? null,
      seatTotal: row.seatTotal,
      seatsUsed: row.seatTotal - row.seatSurplus,
      asksSecondFactor: row.asksSecondFactor,
      administrator: administrator
        ? { userId: administrator.id, name: administrator.nickName, reach: hideReach(administrator) }
        : null,
    };
  });
}

export function presentWaiting(order: NamedOrder): WaitingOrder {
  const { orderNumber, enterpriseId, enterpriseName, wish, planId, seats, days, note, requestedAt } = order;
  return {
    orderNumber,
    enterpriseId,
    enterpriseName,
    wish,
    planId,
    seats,
    days,
    note,
    requestTime: requestedAt.getTime(),
  };
}
