import { answerStatus } from '@wenshu/api-contract';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { keepSurveys } from '../../design/live-settings/index.ts';
import { loadPublished } from '../../design/publishing/index.ts';
import { removeAnswerFiles } from '../answer-files/index.ts';
import { claimRespondent, mayBeginBeside } from '../respondents/index.ts';
import { cookieOf, type FoundEntry } from './entering/find-entry.ts';
import { saveDecline } from './page-save.repository.ts';
import { refusalOfWrite } from './refuse-answer.ts';
import { whyNotOpen } from './require-open.ts';
import { arrivalOf, type SentAnswers } from './sent-answers.ts';
import { deleteOpenRecord, whyNotWritten } from './submitting/record.repository.ts';

interface Leaver {
  readonly answerRecordId: string;
  readonly cookieId?: string | undefined;
  readonly deviceId?: string | undefined;
}

/** Closing early discards the unfinished record (S4.6). Discarding what is not there is done already. */
export async function discardRecord(platform: Platform, { entry }: FoundEntry, leaver: Leaver): Promise<void> {
  const { scrollId, code } = entry;
  const { answerRecordId } = leaver;
  const visitor = {
    code,
    cookieId: cookieOf(entry, leaver.cookieId) ?? null,
    respondentId: entry.respondent?.respondentId ?? null,
  };
  const isGone = await platform.database.transaction(async db => {
    await keepSurveys(db, [scrollId]);
    return deleteOpenRecord(db, { scrollId, answerRecordId, ...visitor });
  });
  if (isGone) return removeAnswerFiles(platform, { scrollId, answerRecordId });
  const why = await whyNotWritten(platform.database.pool, { scrollId, ...visitor }, answerRecordId);
  if (why === 'not-own' || why === 'submitted') throw refusalOfWrite(why);
}

/** Declining an agreement is kept, with a status of its own (S4.10): not everybody who left has refused. */
export async function declineAgreement(
  platform: Platform,
  found: FoundEntry,
  leaver: Leaver & Pick<SentAnswers, 'clientAddress' | 'userAgent'>,
): Promise<void> {
  const { entry } = found;
  const refused = await whyNotOpen(platform, found, { ...leaver, openedMs: null });
  if (refused || entry.versionTime === null) throw new Refusal(refused ?? 'surveyNotOpen');
  const { versionTime } = entry;
  const survey = await loadPublished(platform.database.pool, entry.scrollId, versionTime);
  const sent = { ...leaver, versionTime, languageId: survey.baseLanguageId, openedMs: null };
  const nothing = { answerInfoList: [], blankAnswerInfoList: [], saveSeq: 0 };
  const arrival = arrivalOf(found, { ...sent, ...nothing }, survey);
  await platform.database.transaction(async db => {
    const { scrollId, respondentId, cookieId } = arrival;
    await keepSurveys(db, [scrollId]);
    const isOwn =
      respondentId === null ||
      (await claimRespondent(db, { scrollId, respondentId }, leaver.answerRecordId, answerStatus.declined)) ||
      (await mayBeginBeside(db, scrollId, respondentId, cookieId));
    if (isOwn && (await saveDecline(db, arrival, leaver.answerRecordId, platform.clock.now()))) return;
    // Thrown inside: a record that cannot be written must not become the person's.
    throw refusalOfWrite((await whyNotWritten(db, arrival, leaver.answerRecordId)) ?? 'older');
  });
}
