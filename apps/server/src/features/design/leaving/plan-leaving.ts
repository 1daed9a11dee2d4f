import type { SurveyFate } from '@wenshu/api-contract';
import { type Holder, listGivenTo } from '../../../authorisation/right.repository.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { listPersons } from '../../people/account/index.ts';
import { listCreatedBy } from '../questionnaire-design/index.ts';
import { chooseHeir } from './choose-heir.ts';

/** What would become of each survey of a person who leaves: told before they decide, and done so when they do. */
export async function planLeaving(database: Queryable, personId: string): Promise<SurveyFate[]> {
  const fates: { readonly survey: Omit<SurveyFate, 'heir'>; readonly heirId: string | undefined }[] = [];
  for (const { scrollId, name, collected } of await listCreatedBy(database, personId)) {
    const holders: readonly Holder[] = await listGivenTo(database, { kind: 'questionnaire', id: scrollId });
    fates.push({ survey: { scrollId, name, collected }, heirId: chooseHeir(holders, personId) });
  }
  const heirs = await listPersons(
    database,
    fates.flatMap(({ heirId }) => heirId ?? []),
  );
  return fates.map(({ survey, heirId }) => {
    const heir = heirs.find(({ id }) => id === heirId);
    return { ...survey, heir: heir ? { userId: heir.id, nickName: heir.nickName } : null };
  });
}
