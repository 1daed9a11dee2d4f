import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { loadPublished, type PublishedSurvey } from '../../design/publishing/index.ts';
import { checkGates, type GateRefusal } from './check-gates.ts';
import type { FoundEntry } from './find-entry.ts';
import { findStartedMs } from './record.repository.ts';
import type { SentAnswers } from './sent-answers.ts';
import { isSnapshotTaken } from './snapshot-age.ts';

type Sender = Pick<SentAnswers, 'answerRecordId' | 'userAgent' | 'openedMs'>;

/** Why something that was sent is not looked at: a gate is closed, or its snapshot has had its time. */
export async function whyNotOpen(
  platform: Platform,
  { entry, pass }: FoundEntry,
  sent: Sender & { readonly versionTime?: number },
): Promise<GateRefusal | 'surveyChanged' | undefined> {
  const { database, clock } = platform;
  const knock = {
    nowMs: clock.now().getTime(),
    openedMs: sent.openedMs,
    userAgent: sent.userAgent,
    passwordMark: pass.passwordMark,
  };
  const refused = checkGates(entry, knock);
  // Who saved a page in time began in time: asked only when it matters.
  const startedMs =
    refused === 'surveyClosed' || refused === 'linkExpired'
      ? await findStartedMs(database.pool, entry.scrollId, sent.answerRecordId)
      : null;
  const final = startedMs === null ? refused : checkGates(entry, { ...knock, openedMs: startedMs });
  if (final) return final;
  const isTaken =
    sent.versionTime === undefined || (await isSnapshotTaken(database.pool, entry, sent.versionTime, clock.now()));
  return isTaken ? undefined : 'surveyChanged';
}

/** The survey that was answered, when it may be answered now. */
export async function requireOpen(platform: Platform, found: FoundEntry, sent: SentAnswers): Promise<PublishedSurvey> {
  const refused = await whyNotOpen(platform, found, sent);
  if (refused) throw new Refusal(refused);
  return loadPublished(platform.database.pool, found.entry.scrollId, sent.versionTime);
}
