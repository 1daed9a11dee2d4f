import type { CallData, EnterpriseOrder, enterpriseCalls, OwnOrder } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import { listEnterpriseRights } from '../../../authorisation/role-holding.repository.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { listLicences, PERSONAL_PLAN } from '../licences/index.ts';
import { type EnterpriseRow, listEnterprises } from './enterprise.repository.ts';
import { enterpriseRef } from './members.ts';
import { nameVersions } from './name-versions.ts';
import { listAskedOrders, listOrders } from './order.repository.ts';
import { byNewest, presentLicence, presentOrder } from './present-order.ts';

/** Everything of an enterprise that stands in its list of orders, newest first. */
export async function listAllOrders(
  db: Queryable,
  { enterpriseId, planId }: EnterpriseRow,
  versionOf: (planId: string) => string,
): Promise<EnterpriseOrder[]> {
  const orders = await listOrders(db, enterpriseId);
  const licences = await listLicences(db, enterpriseRef(enterpriseId));
  return [
    ...orders.map(row => presentOrder(row, versionOf, planId)),
    ...licences.flatMap(licence => presentLicence(licence, versionOf(planId))),
  ].sort(byNewest);
}

/**
 * A person's orders (P2.93): what they have for their own work, every order of an enterprise where they may order, and elsewhere what they
 * asked for themselves. Of an enterprise that they have left, or that keeps them out, nothing.
 */
export async function listOwnOrders(
  db: Queryable,
  personId: string,
  language: Language,
): Promise<CallData<typeof enterpriseCalls.ownOrders>> {
  const versionOf = await nameVersions(db, language);
  const held = (await listEnterpriseRights(db, personId)).filter(({ isShut }) => !isShut);
  const rows = await listEnterprises(
    db,
    held.map(({ enterpriseId }) => enterpriseId),
  );
  const asked = await listAskedOrders(
    db,
    personId,
    rows.map(({ enterpriseId }) => enterpriseId),
  );
  const personal = (await listLicences(db, { kind: 'person', id: personId }))
    .flatMap(licence => presentLicence(licence, versionOf(PERSONAL_PLAN)))
    .map(order => ({ ...order, enterpriseId: null, enterpriseName: null }));
  const items: OwnOrder[] = [...personal];
  for (const row of rows) {
    const { enterpriseId, name: enterpriseName } = row;
    const mayAll = held.some(one => one.enterpriseId === enterpriseId && one.rights.includes('enterprise.order'));
    const orders = mayAll
      ? await listAllOrders(db, row, versionOf)
      : asked
          .filter(order => order.enterpriseId === enterpriseId)
          .map(order => presentOrder(order, versionOf, row.planId));
    items.push(...orders.map(order => ({ ...order, enterpriseId, enterpriseName })));
  }
  return { versionName: versionOf(PERSONAL_PLAN), items: items.sort(byNewest) };
}
