import type { Entrance, Visit, VisitRefusal } from '@wenshu/api-contract';
import { directionOf, type EndOutcome, matchLanguage } from '@wenshu/survey-core';
import type { Platform } from '../../../platform/platform.ts';
import { loadPublished, type PublishedSurvey } from '../../design/publishing/index.ts';
import { listAnswerFiles } from '../answer-files/index.ts';
import { hasAnswered, isLimitReached, isLinkFull } from './check-limits.ts';
import { signStart } from './entering/answer-pass.ts';
import { isCaptchaExpected } from './entering/captcha.ts';
import { checkGates } from './entering/check-gates.ts';
import type { Entry } from './entering/entry.ts';
import { type Codes, cookieOf, type FoundEntry, findEntry, startCodeOf } from './entering/find-entry.ts';
import { presentIdentity } from './entering/identity-fields.ts';
import { findOwnRecord, type OwnRecord } from './own-record.ts';
import { todayIn } from './replay-sent.ts';
import { signedParameters } from './sent-answers.ts';

export interface VisitRequest extends Codes {
  readonly cookieId?: string | undefined;
  readonly deviceId?: string | undefined;
  readonly languageId?: number | undefined;
  /** Tags that the reader prefers, best first: the link's, then the browser's. */
  readonly preferred?: readonly string[] | undefined;
  readonly parameters?: Readonly<Record<string, string>> | undefined;
  readonly clientAddress: string;
  readonly userAgent: string;
}

/** Where a visitor stands, with their own unfinished record. Nothing is written: the first save makes the record. */
export async function visitSurvey(platform: Platform, request: VisitRequest): Promise<Visit> {
  const found = await findEntry(platform, request);
  if (!found) return { step: 'refused', refusal: 'linkNotFound', entrance: null, endPage: null };
  const record = await findOwnRecord(platform, found.entry, cookieOf(found.entry, request.cookieId));
  const visit = await visitEntry(platform, found, request, record);
  if (visit.step !== 'open') return visit;
  const startMark = signStart(platform.secrets['answer-pass'], startCodeOf(found.entry), platform.clock.now());
  if (!record) return { ...visit, startMark };
  return { ...visit, startMark, record: presentRecord(record, await fileNamesOf(platform, found.entry, record)) };
}

/** The same without anything personal in it, unless a record is given: what the page that all share carries. */
export async function visitEntry(
  platform: Platform,
  { entry, pass }: FoundEntry,
  request: VisitRequest,
  record?: OwnRecord,
): Promise<Visit> {
  const published = await findPublished(platform, entry, request, record);
  const entrance = published ? presentEntrance(published, entry) : null;
  const refusal = checkGates(entry, {
    nowMs: platform.clock.now().getTime(),
    openedMs: record?.startedMs ?? null,
    userAgent: request.userAgent,
    passwordMark: pass.passwordMark,
  });
  if (!published || !entrance) return refused(refusal === 'surveyClosed' ? refusal : 'surveyNotOpen');
  if (refusal === 'passwordNeeded') return { step: 'password', entrance };
  if (refusal === 'identityNeeded')
    return { step: 'identity', entrance, ...presentIdentity(entry, entrance.languageTag) };
  if (refusal) return refused(refusal);
  if (await hasAnswered(platform, entry)) return refused('alreadyAnswered');
  if (!record && (await isLimitReached(platform, entry, request))) return refused('alreadyAnswered');
  if (!record && (await isLinkFull(platform, entry))) return refused('linkFull');
  return {
    step: 'open',
    entrance,
    flow: published.model.flow,
    context: {
      channel: entry.channel,
      labels: entry.respondent?.labels ?? [],
      parameters: record?.parameters ?? signedParameters(entry) ?? request.parameters ?? {},
      today: todayIn(entry.gates.timeZone, platform.clock.now()),
    },
    needsCaptcha: isCaptchaExpected(platform, entry.gates, request.clientAddress),
    endPageLinks: entry.endPageLinks,
  };

  function refused(why: VisitRefusal): Visit {
    const refused = { step: 'refused', refusal: why, entrance, endPage: endPageOf(published, why) } as const;
    // Of whom an address knows, or whose browser says who it is, something may be theirs; the page that all share says it of nobody.
    const isKnown = entry.respondent !== null || entry.signed !== null || request.cookieId !== undefined;
    if (why === 'alreadyAnswered' && entry.isGiving !== null && isKnown) return { ...refused, givesReward: true };
    return why === 'linkFull' ? { ...refused, endPageLinks: entry.endPageLinks } : refused;
  }
}

async function findPublished(
  { database: { pool } }: Platform,
  { scrollId, versionTime }: Entry,
  { languageId, preferred = [] }: VisitRequest,
  record: OwnRecord | undefined,
): Promise<PublishedSurvey | undefined> {
  if (versionTime === null) return undefined;
  const version = record?.versionTime ?? versionTime;
  const known = languageId ?? record?.languageId;
  if (known !== undefined) return loadPublished(pool, scrollId, version, known);
  const { languages } = await loadPublished(pool, scrollId, version);
  return loadPublished(pool, scrollId, version, matchLanguage(languages, preferred)?.languageId);
}

function presentEntrance({ model: { flow }, languages }: PublishedSurvey, { gates }: Entry): Entrance {
  const { tag } = languages.find(one => one.languageId === flow.languageId) ?? languages[0]!;
  return {
    title: flow.title.text,
    languageId: flow.languageId,
    languageTag: tag,
    direction: directionOf(tag),
    languages: languages.map(({ languageId, name }) => ({ languageId, name })),
    appearance: flow.appearance,
    ...(gates.startMs !== null && { startTime: gates.startMs }),
    ...(gates.endMs !== null && { endTime: gates.endMs }),
  };
}

const endPages: { readonly [Refusal in VisitRefusal]?: EndOutcome } = {
  surveyClosed: 'closed',
  alreadyAnswered: 'already-completed',
  linkFull: 'quota-full',
};

function endPageOf(published: PublishedSurvey | undefined, refusal: VisitRefusal) {
  const outcome = endPages[refusal];
  return (outcome && published?.model.flow.endPages[outcome]) ?? null;
}

async function fileNamesOf(
  { database: { pool } }: Platform,
  { scrollId }: Entry,
  { answerRecordId }: OwnRecord,
): Promise<Record<string, string>> {
  const files = await listAnswerFiles(pool, { scrollId, answerRecordId });
  return Object.fromEntries(files.map(({ fileId, fileName }) => [fileId, fileName]));
}

function presentRecord(
  record: OwnRecord,
  fileNames: Readonly<Record<string, string>>,
): NonNullable<Extract<Visit, { step: 'open' }>['record']> {
  const { answerRecordId, versionTime, languageId, status, answers, lastQuestionId, saveSeq, wasMoved } = record;
  const answerRecord = { answerRecordId, versionTime, languageId, answerStatus: status, isSubmit: false };
  return { answerRecord, answers, lastQuestionId, saveSeq, wasMoved, fileNames };
}
