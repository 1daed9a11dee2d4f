import { type AnswerRecordInfo, answerStatus } from '@wenshu/api-contract';
import { moveAnswers } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';
import { noteSave } from '../../../platform/observed/notes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { keepSurveys } from '../../design/live-settings/index.ts';
import { loadModel } from '../../design/publishing/index.ts';
import { countAttempt } from '../../people/attempts/index.ts';
import { claimRespondent, mayBeginBeside } from '../respondents/index.ts';
import type { FoundEntry } from './entering/find-entry.ts';
import { noteMove, type PageSave, type Saved, savePage } from './page-save.repository.ts';
import { refusalOfWrite } from './refuse-answer.ts';
import { contextOf, replaySent } from './replay-sent.ts';
import { requireOpen } from './require-open.ts';
import { arrivalOf, presentSent, type SentAnswers } from './sent-answers.ts';
import { type SoftQuota, softQuota } from './soft-quota.ts';
import { circumstancesOf } from './submitting/circumstances.ts';
import { pageTimesOf } from './submitting/page-times.ts';
import { SAVES_BY_ADDRESS } from './submitting/save-limits.ts';

/** Keeps what a page holds, complete or not. */
export async function savePageAnswers(
  platform: Platform,
  found: FoundEntry,
  sent: SentAnswers,
): Promise<{ answerRecord: AnswerRecordInfo; quota: SoftQuota }> {
  const { pool } = platform.database;
  const now = platform.clock.now();
  await countAttempt(platform, SAVES_BY_ADDRESS, sent.clientAddress);
  const survey = await requireOpen(platform, found, sent);
  const arrival = arrivalOf(found, sent, survey);
  const { answers } = replaySent(survey.model, sent, contextOf(sent.answerRecordId, arrival, now));
  const save: PageSave = {
    answerRecordId: sent.answerRecordId,
    answers,
    saveSeq: sent.saveSeq,
    arrival,
    now,
    lastQuestionId: sent.lastQuestionId ?? null,
    pages: pageTimesOf(survey.model, sent),
    circumstances: circumstancesOf(arrival.userAgent, arrival.clientAddress),
    opened: new Date(arrival.openedMs ?? now.getTime()),
  };
  const saved = await (arrival.respondentId === null ? savePage(pool, save) : saveOfListed(platform, save));
  if (typeof saved === 'string') throw refusalOfWrite(saved);
  noteSave(platform.metrics);
  if (saved.moved) await noteMoved(pool, save, saved.moved);
  return {
    answerRecord: presentSent(sent, arrival, { status: answerStatus.notCompleted, isSubmit: false }),
    quota: found.entry.hasCells ? await softQuota(pool, arrival.scrollId, survey.model, answers) : 'open',
  };
}

/** A person of the name list has one record, and one more for each visitor who has their link and did not begin it. */
function saveOfListed({ database }: Platform, save: PageSave): Promise<Saved> {
  const { scrollId, cookieId } = save.arrival;
  const respondentId = save.arrival.respondentId ?? '';
  return database.transaction(async db => {
    await keepSurveys(db, [scrollId]);
    const isOwn =
      (await claimRespondent(db, { scrollId, respondentId }, save.answerRecordId, answerStatus.notCompleted)) ||
      (await mayBeginBeside(db, scrollId, respondentId, cookieId));
    const saved = isOwn ? await savePage(db, save) : 'older';
    // Thrown inside: a record that takes no more answers, as a deleted one, must not become the person's again.
    if (typeof saved === 'string') throw refusalOfWrite(saved);
    return saved;
  });
}

async function noteMoved(
  db: Queryable,
  { arrival, answerRecordId }: PageSave,
  moved: NonNullable<Exclude<Saved, string>['moved']>,
): Promise<void> {
  const { scrollId, versionTime } = arrival;
  const from = await loadModel(db, scrollId, moved.versionTime);
  const { dropped } = moveAnswers(from, await loadModel(db, scrollId, versionTime), moved.answers);
  await noteMove(db, scrollId, answerRecordId, { from: moved.versionTime, to: versionTime, dropped });
}
