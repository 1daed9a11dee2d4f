import type { AnnouncementInfo } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { nameEnterprises } from '../../people/enterprises/index.ts';
import { listPlans } from '../../people/licences/index.ts';
import { countUnread } from '../../people/messages/index.ts';
import type { AnnouncementRow, KeptAudience } from './announcement.repository.ts';

/** With the names of what was chosen as they are now, and who of its readers has read it. Named people stay numbers. */
export async function presentAnnouncements(
  db: Queryable,
  rows: readonly AnnouncementRow[],
  now: Date,
): Promise<AnnouncementInfo[]> {
  const nameOf = await namesFor(db, rows);
  const unread = await countUnread(
    db,
    rows.flatMap(({ messageId }) => messageId ?? []),
  );
  return rows.map(row => {
    const { id, zh, en, path, audience, state, byKind, byName, madeAt, startsAt, endedAt, expected, readers } = row;
    const left = unread.get(row.messageId ?? '');
    return {
      id,
      zh,
      en,
      path,
      audience: presentAudience(audience, nameOf),
      // Its moment has come: whoever sends it is about to.
      state: state === 'planned' && startsAt <= now ? 'sending' : state,
      by: { kind: byKind, name: byName },
      madeTime: madeAt.getTime(),
      startTime: startsAt.getTime(),
      endTime: endedAt?.getTime() ?? null,
      expected,
      readers,
      read: left === undefined ? null : readers - left,
    };
  });
}

interface Name {
  readonly zh: string;
  readonly en: string;
}

async function namesFor(db: Queryable, rows: readonly AnnouncementRow[]): Promise<ReadonlyMap<string, Name>> {
  const ids = rows.flatMap(({ audience }) => (audience.to === 'enterprises' ? audience.enterpriseIds : []));
  const enterprises = [...(await nameEnterprises(db, [...new Set(ids)]))];
  const plans = await listPlans(db);
  return new Map([
    ...enterprises.map(([id, name]) => [`enterprise ${id}`, { zh: name, en: name }] as const),
    ...plans.map(({ planId, zh, en }) => [`plan ${planId}`, { zh, en }] as const),
  ]);
}

function presentAudience(audience: KeptAudience, nameOf: ReadonlyMap<string, Name>): AnnouncementInfo['audience'] {
  const { to, administratorsOnly, language } = audience;
  const keys =
    to === 'enterprises'
      ? audience.enterpriseIds.map(id => `enterprise ${id}`)
      : to === 'plans'
        ? audience.planIds.map(id => `plan ${id}`)
        : [];
  return {
    to,
    names: keys.flatMap(key => nameOf.get(key) ?? []),
    accounts: to === 'accounts' ? audience.accounts : 0,
    administratorsOnly,
    language,
  };
}
