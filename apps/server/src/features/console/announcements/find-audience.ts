import type { AnnouncementAudience } from '@wenshu/api-contract';
import type { CallContext } from '../../../http/call-context.ts';
import { findNamedPerson } from '../../people/account/index.ts';
import { type AttemptLimit, countAttempt } from '../../people/attempts/index.ts';
import { noteErrand } from '../operators/index.ts';
import type { KeptAudience } from './announcement.repository.ts';
import type { Audience } from './list-readers.ts';

/** Naming accounts tells whether there are such. */
const naming: AttemptLimit = { name: 'announcement:naming', most: 20, windowSeconds: 3600 };

type Desk = Pick<CallContext<'operator'>, 'platform' | 'database' | 'operator'>;

export interface FoundAudience extends Audience {
  /** Places of accounts that nobody has. */
  readonly unknown: readonly number[];
}

/** What was chosen as it is kept. Looking for accounts is noted: their number, never which. */
export async function findAudience(desk: Desk, wanted: AnnouncementAudience): Promise<FoundAudience> {
  if (wanted.to !== 'accounts') return { audience: keptOf(wanted), namedPeople: [], unknown: [] };
  const { platform, database, operator } = desk;
  await countAttempt(platform, naming, operator.personId ?? operator.kind);
  const found: (string | undefined)[] = [];
  for (const account of wanted.accounts) found.push((await findNamedPerson(database.pool, account))?.id);
  await noteErrand(database.pool, { by: operator, action: 'person.find', details: { accounts: found.length } });
  const namedPeople = [...new Set(found.filter(id => id !== undefined))].toSorted();
  const unknown = found.flatMap((id, place) => (id === undefined ? [place] : []));
  const { to, language = null } = wanted;
  return { audience: { to, accounts: namedPeople.length, administratorsOnly: false, language }, namedPeople, unknown };
}

function keptOf(wanted: Exclude<AnnouncementAudience, { to: 'accounts' }>): KeptAudience {
  const { administratorsOnly, language = null } = wanted;
  if (wanted.to === 'everybody') return { to: wanted.to, administratorsOnly, language };
  if (wanted.to === 'plans') return { to: wanted.to, planIds: wanted.planIds, administratorsOnly, language };
  return { to: wanted.to, enterpriseIds: wanted.enterpriseIds, administratorsOnly, language };
}
