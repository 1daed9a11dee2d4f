import type { RemovalPlan } from '@wenshu/api-contract';
import { listGivenTo } from '../../../authorisation/right.repository.ts';
import { findPlace } from '../../../authorisation/role-holding.repository.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { listPersons } from '../../people/account/index.ts';
import { planEnterprises } from '../../people/enterprises/index.ts';
import { listBalances } from '../../people/ledger/index.ts';
import { listCreatedBy } from '../questionnaire-design/index.ts';
import { chooseHeir } from './choose-heir.ts';

/** What would become of each survey and each enterprise of a person who leaves: told before they decide, and done so when they do. */
export async function planLeaving(database: Queryable, personId: string): Promise<RemovalPlan> {
  const enterprises = await planEnterprises(database, personId);
  const own = enterprises.filter(({ isOwn }) => isOwn);
  const surveys = [];
  for (const { scrollId, name, collected } of await listCreatedBy(database, personId)) {
    const object = { kind: 'questionnaire', id: scrollId } as const;
    const place = await findPlace(database, object);
    // An enterprise keeps what was made in it: it goes to its administrator, before anything is left to choose.
    const left = enterprises.find(({ enterpriseId }) => enterpriseId === place?.enterpriseId);
    const heirId = left ? left.administratorId : chooseHeir(await listGivenTo(database, object), personId);
    surveys.push({ scrollId, name, collected, heirId });
  }
  const heirIds = [...surveys.map(({ heirId }) => heirId), ...own.map(({ administratorId }) => administratorId)];
  const persons = await listPersons(
    database,
    heirIds.flatMap(id => id ?? []),
  );
  const heirOf = (wanted: string | undefined) => {
    const heir = persons.find(({ id }) => id === wanted);
    return heir ? { userId: heir.id, nickName: heir.nickName } : null;
  };
  const fates: RemovalPlan['enterprises'] = [];
  for (const { enterpriseId, name, administratorId } of own) {
    const isDeleted = administratorId === undefined;
    const lapsing = isDeleted ? await listBalances(database, { kind: 'enterprise', id: enterpriseId }) : [];
    fates.push({ enterpriseId, name, heir: heirOf(administratorId), lapsing });
  }
  return {
    enterprises: fates,
    lapsing: await listBalances(database, { kind: 'person', id: personId }),
    surveys: surveys.map(({ heirId, ...survey }) => ({ ...survey, heir: heirOf(heirId) })),
  };
}
