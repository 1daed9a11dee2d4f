import type { AnswerInfo, AnswerRecordInfo } from '@wenshu/api-contract';
import type { PublishedSurvey } from '../../design/publishing/index.ts';
import type { Entry } from './entering/entry.ts';
import { cookieOf, type FoundEntry } from './entering/find-entry.ts';
import { deviceOf } from './submitting/device-marks.ts';
import type { Arrival } from './submitting/submission.ts';

/** What a page or a submission brings. */
export interface SentAnswers {
  readonly answerRecordId: string;
  readonly versionTime: number;
  readonly languageId: number;
  readonly answerInfoList: readonly AnswerInfo[];
  readonly blankAnswerInfoList: readonly AnswerInfo[];
  readonly lastQuestionId?: string | undefined;
  readonly saveSeq: number;
  readonly pageTimes?: Readonly<Record<string, number>> | undefined;
  readonly cookieId?: string | undefined;
  readonly deviceId?: string | undefined;
  readonly parameters?: Readonly<Record<string, string>> | undefined;
  readonly clientAddress: string;
  readonly userAgent: string;
  /** When the survey was opened, by the signed mark. */
  readonly openedMs: number | null;
}

const MAX_USER_AGENT = 500;

/** Who sent it, by what the server knows itself wherever it does. A language that the survey does not have is its base one. */
export function arrivalOf({ entry, pass }: FoundEntry, sent: SentAnswers, survey: PublishedSurvey): Arrival {
  const hasLanguage = survey.languages.some(one => one.languageId === sent.languageId);
  return {
    scrollId: entry.scrollId,
    kind: entry.kind,
    code: entry.code,
    respondentId: entry.respondent?.respondentId ?? null,
    versionTime: sent.versionTime,
    languageId: hasLanguage ? sent.languageId : survey.baseLanguageId,
    cookieId: cookieOf(entry, sent.cookieId) ?? null,
    deviceId: deviceOf(sent),
    clientAddress: sent.clientAddress,
    userAgent: sent.userAgent.slice(0, MAX_USER_AGENT),
    channel: entry.channel,
    labels: entry.respondent?.labels ?? [],
    // Of a signed link nothing else is believed.
    parameters: signedParameters(entry) ?? sent.parameters ?? {},
    signed: entry.signed,
    timeZone: entry.gates.timeZone,
    passwordMark: pass.passwordMark,
    openedMs: sent.openedMs,
  };
}

/** What another system has signed of whoever comes. */
export function signedParameters({ signed }: Pick<Entry, 'signed'>): Readonly<Record<string, string>> | undefined {
  return signed?.isGenuine ? signed.parameters : undefined;
}

export function presentSent(
  { answerRecordId }: SentAnswers,
  { versionTime, languageId }: Arrival,
  { status, isSubmit }: { readonly status: number; readonly isSubmit: boolean },
): AnswerRecordInfo {
  return { answerRecordId, versionTime, languageId, answerStatus: status, isSubmit };
}
