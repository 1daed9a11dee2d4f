import { findNewsGap } from '@wenshu/api-contract';
import type { CallContext } from '../../../http/call-context.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findNews, publishNews, withdrawNews } from '../../people/news/index.ts';
import { handOf } from '../operators/index.ts';

/** An item, and the version of it that somebody looks at. */
export interface SeenNews {
  readonly id: number;
  readonly seen: number;
}

type Desk = Pick<CallContext<'operator'>, 'database' | 'clock' | 'operator'>;

/** Shown from now on, or from a moment to come: what was seen, and whole. */
export async function publishSeen(
  { database, clock, operator }: Desk,
  item: SeenNews,
  at: number | undefined,
): Promise<void> {
  const now = clock.now();
  if (at !== undefined && at <= now.getTime())
    throw new Refusal('inputInvalid', { field: 'at', problem: { word: 'invalid' } });
  await database.transaction(async db => {
    const found = await findNews(db, item.id, now);
    const gap = found && findNewsGap(found, true);
    if (gap !== undefined) throw new Refusal('newsUnfinished', { field: gap });
    const from = at === undefined ? now : new Date(at);
    const change = { by: handOf(operator), seen: item.seen };
    if (!(await publishNews(db, item.id, from, now, change))) await refuse(db, item, now);
  });
}

/** Off the site, or off what is planned; also a draft that nobody wants. It can be published again. */
export async function withdrawSeen({ database, clock, operator }: Desk, item: SeenNews): Promise<void> {
  const now = clock.now();
  await database.transaction(async db => {
    if (!(await withdrawNews(db, item.id, now, { by: handOf(operator), seen: item.seen }))) await refuse(db, item, now);
  });
}

/** Why nothing was changed. */
async function refuse(db: Queryable, { id, seen }: SeenNews, now: Date): Promise<never> {
  const found = await findNews(db, id, now);
  if (!found) throw new Refusal('contentNotFound');
  throw new Refusal(found.version === seen ? 'notWaiting' : 'contentSavedByOthers');
}
