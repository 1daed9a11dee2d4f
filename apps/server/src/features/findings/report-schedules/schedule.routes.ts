import { type CallInput, reportScheduleCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../http/call-context.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { newId } from '../../../platform/new-id.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { listLetterFates, listRefused } from '../../collect/sending/index.ts';
import { findPerson } from '../../people/account/index.ts';
import { type AttemptLimit, countAttempt } from '../../people/attempts/index.ts';
import { getReport, listMembers } from '../reports/index.ts';
import { addShare, findShare, withdrawShare } from '../shares/index.ts';
import { nextDue } from './next-due.ts';
import { timeZoneOf, wakeReports } from './run-schedules.ts';
import { findSchedule, lockSchedule, type ScheduleRow, writeSchedule } from './schedule.repository.ts';
import { insertSending, listSendings } from './sending.repository.ts';
import { stopSchedule } from './stop-schedule.ts';

const MOST_SENDINGS = 10;
/** Nobody reviews what is sent here: its words are ours but for names and titles, and it goes to few. */
const saves: AttemptLimit = { name: 'report-schedule:person', most: 60, windowSeconds: 86_400 };
const trials: AttemptLimit = { name: 'report-trial:person', most: 10, windowSeconds: 3600 };

type Context = CallContext<'signed-in'>;

export function registerReportScheduleCalls(app: FastifyInstance): void {
  registerCalls(app, reportScheduleCalls, {
    getSchedule: async ({ scrollId, reportId }, context) => {
      const { pool } = context.database;
      await getManaged(context, { scrollId, reportId });
      const schedule = await findSchedule(pool, reportId);
      return {
        timeZone: await timeZoneOf(pool, scrollId),
        schedule: schedule ? await present(context, schedule) : null,
        sendings: await presentSendings(context, reportId),
      };
    },
    saveSchedule: async (input, context) => {
      const { platform, database, actor, clock } = context;
      const { scrollId, reportId, rule, hasPdf } = input;
      await getManaged(context, input);
      await requireMembers(context, input);
      await countAttempt(platform, saves, actor.personId);
      const recipients = onceEach(input.recipients);
      const nextAt = nextDue(rule, await timeZoneOf(database.pool, scrollId), clock.now());
      await database.transaction(async db => {
        const now = clock.now();
        const before = await lockSchedule(db, reportId);
        const own = { scrollId, personId: actor.personId };
        const isAlive = before?.nextAt != null || before?.stopped === 'paused';
        const isKept = isAlive && before.personId === actor.personId && (await findShare(db, before)) !== undefined;
        // A link shows what its sharer may see: whoever takes a schedule over has a link of their own.
        if (before && !isKept) await withdrawShare(db, before.shareId, now);
        const share = { ...own, what: 'report', reportId, endsAt: null, mayDownload: true } as const;
        const shareId = isKept ? before.shareId : await addShare(db, share, now);
        const scheduleId = before?.scheduleId ?? newId();
        await writeSchedule(db, { ...own, scheduleId, reportId, shareId, rule, recipients, hasPdf, nextAt, now });
      });
      return { nextTime: nextAt.getTime() };
    },
    stopSchedule: async ({ scrollId, reportId, isPaused }, context) => {
      const { database, clock } = context;
      await getManaged(context, { scrollId, reportId });
      await database.transaction(async db => {
        const schedule = await lockSchedule(db, reportId);
        const stopped = isPaused ? 'paused' : 'by-person';
        if (!schedule || !(await stopSchedule(db, schedule, stopped, clock.now())))
          throw new Refusal('scheduleNotFound');
      });
      return null;
    },
    sendScheduledNow: async ({ scrollId, reportId, email }, context) => {
      const { platform, database, actor, clock, language } = context;
      await getManaged(context, { scrollId, reportId });
      const schedule = await findSchedule(database.pool, reportId);
      if (!schedule || schedule.nextAt === null) throw new Refusal('scheduleNotFound');
      await countAttempt(platform, trials, actor.personId);
      const trial = { email, language };
      await insertSending(database.pool, { sendingId: newId(), reportId, dueAt: clock.now(), trial });
      await wakeReports(platform);
      return null;
    },
  });
}

/** Whoever sends a report shows it to others: both ask for managing it. */
function getManaged({ database, actor }: Context, { scrollId, reportId }: { scrollId: string; reportId: string }) {
  return getReport(database.pool, { scrollId, reportId, personId: actor.personId }, 'manage');
}

type Saved = CallInput<typeof reportScheduleCalls.saveSchedule>;

async function requireMembers({ database }: Context, { scrollId, reportId, recipients }: Saved): Promise<void> {
  const members = await listMembers(database.pool, reportId, scrollId);
  const known = new Set(members.filter(one => one.maySeeRecords).map(({ userId }) => userId));
  const at = recipients.findIndex(({ userId }) => userId !== undefined && !known.has(userId));
  if (at >= 0) throw new Refusal('scheduleMemberUnknown', { field: `recipients.${at}` });
}

const onceEach = (recipients: Saved['recipients']) => [
  ...new Map(recipients.map(one => [one.email.toLowerCase(), one])).values(),
];

async function present({ database, actor }: Context, schedule: ScheduleRow) {
  const { scheduleId, personId, rule, recipients, hasPdf, nextAt, stopped } = schedule;
  const refused = await listRefused(
    database.pool,
    scheduleId,
    recipients.map(({ email }) => email),
  );
  return {
    rule,
    hasPdf,
    stopped,
    nextTime: nextAt?.getTime() ?? null,
    isOwn: personId === actor.personId,
    nickName: (await findPerson(database.pool, personId))?.nickName ?? '',
    recipients: recipients.map(one => ({ ...one, hasUnsubscribed: refused.has(one.email.toLowerCase()) })),
  };
}

async function presentSendings({ database }: Context, reportId: string) {
  const sendings = await listSendings(database.pool, reportId, MOST_SENDINGS);
  const fates = await listLetterFates(
    database.pool,
    sendings.map(({ sendingId }) => sendingId),
  );
  return sendings.map(({ sendingId, dueAt, trial, state }) => ({
    time: dueAt.getTime(),
    isTrial: trial !== null,
    state,
    letters: fates
      .filter(({ turn }) => turn === sendingId)
      .map(({ address, state, reason, sentAt }) => ({
        address,
        state,
        reason,
        sentTime: sentAt?.getTime() ?? null,
      })),
  }));
}
