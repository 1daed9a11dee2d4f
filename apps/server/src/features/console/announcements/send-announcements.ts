import type { Queryable } from '../../../platform/database/database.ts';
import { jobKind } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { beginMessage, insertReaders } from '../../people/messages/index.ts';
import { type AnnouncementRow, lockDueAnnouncement, writeReached, writeSent } from './announcement.repository.ts';
import { listReaders } from './list-readers.ts';

/** Not on a restored copy: its people have got from the original what was due meanwhile. */
const announcementsJob = jobKind<Record<string, never>>('console.announcements', { reachesOut: true });
const EVERY_MINUTE = '* * * * *';
/** Few enough that whoever cancels waits for no more than a moment. */
const AT_ONCE = 500;

/** Every process may do it: a step holds its announcement, and says in the same transaction how far it has come. */
export async function scheduleAnnouncements(platform: Platform): Promise<void> {
  await platform.jobs.work(announcementsJob, () => sendAnnouncements(platform));
  await platform.jobs.every(announcementsJob, EVERY_MINUTE, {});
}

/** One is due now. */
export async function wakeAnnouncements({ jobs }: Platform, within: Queryable): Promise<void> {
  await jobs.send(announcementsJob, {}, { within });
}

/** All that is due, step by step, until everybody has it. */
export async function sendAnnouncements(platform: Platform, atOnce = AT_ONCE): Promise<void> {
  while (await sendStep(platform, atOnce));
}

/** Some more people get the next one that is due: false when none is. Whatever ends in between, each of them gets it once. */
export function sendStep({ database, clock }: Platform, atOnce: number): Promise<boolean> {
  return database.transaction(async db => {
    const now = clock.now();
    const due = await lockDueAnnouncement(db, now);
    if (!due) return false;
    const { ids, last } = await listReaders(db, due, due.reachedPerson ?? undefined, atOnce);
    const person = last ?? ids.at(-1);
    if (person !== undefined) {
      const messageId = due.messageId ?? (await begin(db, due));
      const added = await insertReaders(db, { messageId, kind: 'announcement' }, ids);
      await writeReached(db, due.id, { messageId, person, added });
    }
    if (last === undefined) await writeSent(db, due.id, now);
    return true;
  });
}

/** In nobody's name: it is the platform that says it. Without a page to lead to, it leads to where it is read in full. */
function begin(db: Queryable, { zh, en, path }: AnnouncementRow): Promise<string> {
  const link = { page: 'messages', ...(path !== null && { path }) } as const;
  return beginMessage(db, { kind: 'announcement', details: { zh, en }, link });
}
