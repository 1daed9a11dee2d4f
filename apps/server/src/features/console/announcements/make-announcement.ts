import type { announcementCalls, CallData, CallInput } from '@wenshu/api-contract';
import type { CallContext } from '../../../http/call-context.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { handOf, noteErrand } from '../operators/index.ts';
import { insertAnnouncement } from './announcement.repository.ts';
import { findAudience } from './find-audience.ts';
import { countReaders } from './list-readers.ts';
import { wakeAnnouncements } from './send-announcements.ts';

type Send = typeof announcementCalls.send;

/** Kept with its line in the log, and handed to whatever sends it: at once, or when its moment comes. */
export async function makeAnnouncement(
  context: CallContext<'operator'>,
  { zh, en, path, audience: wanted, at, why }: CallInput<Send>,
): Promise<CallData<Send>> {
  const { platform, database, clock, operator } = context;
  const now = clock.now();
  if (at !== undefined && at <= now.getTime())
    throw new Refusal('inputInvalid', { field: 'at', problem: { word: 'invalid' } });
  const { audience, namedPeople, unknown } = await findAudience(context, wanted);
  if (unknown.length > 0) throw new Refusal('userNotFound', { field: 'audience.accounts' });
  const expected = await countReaders(database.pool, { audience, namedPeople });
  if (expected === 0) throw new Refusal('inputInvalid', { field: 'audience', problem: { word: 'invalid' } });
  const startsAt = at === undefined ? now : new Date(at);
  return database.transaction(async db => {
    const made = { zh, en, path, audience, namedPeople, by: handOf(operator), startsAt, expected };
    const id = await insertAnnouncement(db, made, now);
    const details = { title: zh.title, to: audience.to, expected, ...(at !== undefined && { at }), why };
    await noteErrand(db, { by: operator, action: 'announcement.send', object: String(id), details });
    if (at === undefined) await wakeAnnouncements(platform, db);
    return { id, expected };
  });
}
