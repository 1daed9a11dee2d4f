import type { ScheduleRecipient, ScheduleStop } from '@wenshu/api-contract';
import { groupBy } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import type { Actor } from '../../../authorisation/actor.ts';
import { requireRight } from '../../../authorisation/authorise.ts';
import type { Platform } from '../../../platform/platform.ts';
import { publicAddress } from '../../../platform/public-address.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { queueLetters, wakeSending } from '../../collect/sending/index.ts';
import { findPerson, listPersons } from '../../people/account/index.ts';
import { sendMessage } from '../../people/messages/index.ts';
import { getReport, listMembers, nameOfReport, REPORT_FILE_RIGHT } from '../reports/index.ts';
import { findShare } from '../shares/index.ts';
import { composeReportMail } from './compose-report-mail.ts';
import { countReport } from './count-report.ts';
import { findSchedule, lockSchedule, type ScheduleRow, type ToldReports, writeTold } from './schedule.repository.ts';
import { finishSending, type SendingRow } from './sending.repository.ts';
import { stopSchedule } from './stop-schedule.ts';

/**
 * Makes the letters of one sending, with the present rights and range of whoever set it up. They are queued in the transaction that notes
 * the sending as made, by whoever holds its claim: a process that dies before leaves nothing behind, one that is late queues nothing.
 */
export async function makeSending(platform: Platform, sending: SendingRow): Promise<void> {
  const { database, clock } = platform;
  const schedule = await findSchedule(database.pool, sending.reportId);
  if (!schedule || schedule.nextAt === null) {
    await finishSending(database.pool, sending, 'stopped', clock.now());
    return;
  }
  const allowed = await askRights(platform, schedule);
  if ('stopped' in allowed) return endSchedule(platform, schedule, sending, allowed.stopped);
  const { report, code } = allowed;
  const sender = await findPerson(database.pool, schedule.personId);
  const { scrollId, reportId, scheduleId, hasPdf, told } = schedule;
  const wanted = sending.trial ? [sending.trial] : schedule.recipients;
  const readers = groupBy(await listReaders(platform, schedule, wanted), ({ language }) => language);
  const letterIn = async (language: Language, people: readonly Reader[]) => {
    const counted = await countReport(platform, actorOf(schedule), report, { scrollId, language, hasPdf });
    const words = composeReportMail({
      ...counted,
      language,
      name: report.name,
      senderName: sender?.nickName ?? '',
      isTrial: sending.trial !== null,
      before: told?.[language],
      link: publicAddress(platform, `/survey/shareReport?code=${code}`),
    });
    return { language, words, now: counted.now, file: counted.file, addresses: people.map(({ email }) => email) };
  };
  const letters: Awaited<ReturnType<typeof letterIn>>[] = [];
  for (const [language, people] of readers) letters.push(await letterIn(language, people));
  await database.transaction(async db => {
    const now = clock.now();
    // Stopped while it was made: whoever stopped it waits for this lock, or has done so before.
    const isOn = (await lockSchedule(db, reportId))?.nextAt != null;
    if (!(await finishSending(db, sending, isOn ? 'queued' : 'stopped', now)) || !isOn) return;
    for (const { words, file, addresses } of letters)
      await queueLetters(db, { scrollId, about: scheduleId, turn: sending.sendingId, words, file, addresses, now });
    if (sending.trial) return;
    await writeTold(
      db,
      reportId,
      Object.fromEntries(letters.map(({ language, now }) => [language, now])) as ToldReports,
    );
  });
  await wakeSending(platform);
}

const actorOf = ({ personId }: ScheduleRow): Actor => ({ personId, sessionId: '' });

/** What sharing a report asks for, asked again. */
async function askRights(platform: Platform, schedule: ScheduleRow) {
  const { pool } = platform.database;
  const { scrollId, reportId, personId, shareId } = schedule;
  try {
    const report = await getReport(pool, { scrollId, reportId, personId }, 'manage');
    await requireRight(pool, actorOf(schedule), REPORT_FILE_RIGHT, { kind: 'questionnaire', id: scrollId });
    const share = await findShare(pool, { shareId });
    return share ? { report, code: share.code } : { stopped: 'link-withdrawn' as const };
  } catch (error) {
    if (error instanceof Refusal) return { stopped: 'rights-lost' as const };
    throw error;
  }
}

/** ToldReports to whoever set it up: they may have forgotten that it hangs on them. */
async function endSchedule(
  { database, clock }: Platform,
  schedule: ScheduleRow,
  sending: SendingRow,
  stopped: ScheduleStop,
): Promise<void> {
  await database.transaction(async db => {
    const now = clock.now();
    await lockSchedule(db, schedule.reportId);
    if (!(await finishSending(db, sending, 'stopped', now))) return;
    if (!(await stopSchedule(db, schedule, stopped, now))) return;
    await sendMessage(db, {
      to: [schedule.personId],
      kind: 'report-sending-stopped',
      details: { report: await nameOfReport(db, schedule.reportId) },
    });
  });
}

interface Reader {
  readonly email: string;
  readonly language: Language;
}

/** Members in their own language, and only while they may see the report; others as they were written down. Each address once. */
async function listReaders(
  { database }: Platform,
  { reportId, scrollId }: ScheduleRow,
  recipients: readonly ScheduleRecipient[],
): Promise<readonly Reader[]> {
  const members = await listMembers(database.pool, reportId, scrollId);
  const maySee = new Set(members.filter(one => one.maySeeRecords).map(({ userId }) => userId));
  const persons = await listPersons(database.pool, [...maySee]);
  const languageOf = new Map(
    persons.map(({ id, language }) => [id, language === 2 ? ('en' as const) : ('zh' as const)]),
  );
  const readers = recipients.flatMap(({ email, userId, language }): Reader[] => {
    if (userId === undefined) return [{ email, language }];
    return maySee.has(userId) ? [{ email, language: languageOf.get(userId) ?? language }] : [];
  });
  return [...new Map(readers.map(reader => [reader.email.toLowerCase(), reader])).values()];
}
