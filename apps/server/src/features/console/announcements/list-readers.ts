import { listMembersAfter } from '../../../authorisation/role-holding.repository.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { listPersonIdsAfter, listSpeaking } from '../../people/account/index.ts';
import { listEnterpriseIds } from '../../people/enterprises/index.ts';
import type { KeptAudience } from './announcement.repository.ts';

/** To whom something goes: what was chosen, and who was named. */
export interface Audience {
  readonly audience: KeptAudience;
  readonly namedPeople: readonly string[];
}

export interface ReaderStep {
  readonly ids: readonly string[];
  /** Whoever comes next comes after them; undefined when nobody does. */
  readonly last: string | undefined;
}

/** Numbers of people's languages. */
const languageNumbers = { zh: 1, en: 2 } as const;
const COUNTED_AT_ONCE = 10_000;

/** The next of those who get it, by their ids: counting them and sending to them go the same way, so a count is what is sent. */
export async function listReaders(
  db: Queryable,
  whom: Audience,
  after: string | undefined,
  limit: number,
): Promise<ReaderStep> {
  const all = await listAnyLanguage(db, whom, after, limit);
  const last = all.length < limit ? undefined : all.at(-1);
  const { language } = whom.audience;
  return { ids: language === null ? all : await listSpeaking(db, all, languageNumbers[language]), last };
}

async function listAnyLanguage(
  db: Queryable,
  { audience, namedPeople }: Audience,
  after: string | undefined,
  limit: number,
): Promise<readonly string[]> {
  if (audience.to === 'accounts')
    return namedPeople
      .filter(id => after === undefined || id > after)
      .toSorted()
      .slice(0, limit);
  const { to, administratorsOnly: isAdministrator } = audience;
  if (to === 'everybody' && !isAdministrator) return listPersonIdsAfter(db, after, limit);
  const enterpriseIds = await enterprisesOf(db, audience);
  return listMembersAfter(db, { enterpriseIds, isAdministrator }, after, limit);
}

/** Of what was chosen, what there still is. */
async function enterprisesOf(db: Queryable, audience: KeptAudience): Promise<readonly string[]> {
  if (audience.to === 'plans') return listEnterpriseIds(db, audience.planIds);
  const all = await listEnterpriseIds(db, undefined);
  if (audience.to !== 'enterprises') return all;
  const chosen = new Set(audience.enterpriseIds);
  return all.filter(id => chosen.has(id));
}

export async function countReaders(db: Queryable, whom: Audience): Promise<number> {
  let count = 0;
  let after: string | undefined;
  do {
    const { ids, last } = await listReaders(db, whom, after, COUNTED_AT_ONCE);
    count += ids.length;
    after = last;
  } while (after !== undefined);
  return count;
}
