import { setTimeout as wait } from 'node:timers/promises';
import { jobKind } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { makeDueReminders } from './make-reminders.ts';
import { queueMessageLetters } from './queue-message-letters.ts';
import { sendClaimed } from './send-claimed.ts';
import { sendLetter } from './send-letter.ts';
import { claimMessages, findNextDue, lockDue, noteDoubtful, writePace } from './send-message.repository.ts';
import { findTask } from './send-task.repository.ts';

const sendingJob = jobKind<Record<string, never>>('sending.run', { reachesOut: true });
const EVERY_MINUTE = '* * * * *';
/** Claimed, and sent side by side. Few, because a process that dies leaves so many undecided. */
const BATCH = 10;
/** Far longer than a mail server may be silent: a claim must not run out under somebody who is still sending. */
const CLAIM_MS = 5 * 60_000;
/** A run ends after this, so that a process that is stopped need not wait for a whole list. */
const RUN_MS = 15_000;
const SHORT_WAIT_MS = 1000;
/** What a gateway of SMS gets, a second. */
const SMS_PER_SECOND = 20;

/** Every process may send: what is due is handed out by claims. The clock wakes it as well, for what a process left behind when it died. */
export async function scheduleSending(platform: Platform): Promise<void> {
  await platform.jobs.work(sendingJob, () => runSending(platform));
  await platform.jobs.every(sendingJob, EVERY_MINUTE, {});
}

/** Something is to be sent, now or at that moment. */
export async function wakeSending(platform: Platform, startAfter?: Date): Promise<void> {
  await platform.jobs.send(sendingJob, {}, startAfter ? { startAfter } : {});
}

async function runSending(platform: Platform): Promise<void> {
  const { clock, database } = platform;
  await makeDueReminders(platform);
  await queueMessageLetters(platform);
  await noteDoubtful(database.pool, clock.now());
  const end = clock.now().getTime() + RUN_MS;
  while (clock.now().getTime() < end) {
    if ((await sendDue(platform)) > 0) continue;
    const next = await findNextDue(database.pool);
    if (!next) return;
    const pauseMs = next.getTime() - clock.now().getTime();
    if (pauseMs > SHORT_WAIT_MS) return wakeSending(platform, next);
    await wait(Math.max(pauseMs, 1));
  }
  await wakeSending(platform);
}

/**
 * Sends one batch of what is due, and says how many it took. The claim is committed before anything is prepared, and that messages are handed
 * over before any of them is. A process that dies before that leaves claims that run out, and others send them; one that dies after it leaves
 * messages that are doubtful once the claim has run out, and no process sends those again.
 */
export async function sendDue(
  platform: Platform,
  { claimMs = CLAIM_MS, smsPerSecond = SMS_PER_SECOND } = {},
): Promise<number> {
  const { clock, database, env } = platform;
  const claimed = await database.transaction(async db => {
    const now = clock.now();
    const due = await lockDue(db, now);
    if (!due) return undefined;
    const until = new Date(now.getTime() + claimMs);
    const claims = await claimMessages(db, due, { now, until, most: BATCH });
    const perSecond = due.paceKey === 'sms' ? smsPerSecond : env.mailPerSecond;
    await writePace(db, due.paceKey, new Date(now.getTime() + (claims.length * 1000) / perSecond));
    return { ...due, claims };
  });
  if (!claimed) return noteDoubtful(database.pool, clock.now());
  const { taskId, letterId, claims } = claimed;
  if (letterId !== null) await sendLetter(platform, letterId, claims);
  const task = taskId === null ? undefined : await findTask(database.pool, taskId);
  if (task) await sendClaimed(platform, task, claims);
  return claims.length;
}
