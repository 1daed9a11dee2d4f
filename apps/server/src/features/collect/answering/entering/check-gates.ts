import { answerStatus, questionnaireStatus, type VisitRefusal } from '@wenshu/api-contract';
import type { Entry } from './entry.ts';

/** What the gates look at, from the survey's row as it is now. */
export type GateState = Pick<
  Entry,
  'kind' | 'status' | 'versionTime' | 'isEnabled' | 'gates' | 'respondent' | 'signed'
>;

/** Who stands before them. */
export interface Knock {
  readonly nowMs: number;
  /** When they opened the survey, as far as the server knows. */
  readonly openedMs: number | null;
  readonly userAgent: string;
  /** Of the password that was given. */
  readonly passwordMark: string | null;
}

export type GateRefusal =
  | Exclude<VisitRefusal, 'linkNotFound' | 'notInNameList' | 'linkFull'>
  | 'passwordNeeded'
  | 'identityNeeded';

/** Who began in time may still hand in. */
const LATE_MS = 10 * 60_000;
/** Of a signed link: who opened it in time has so long to finish. */
const SIGNED_LATE_MS = 24 * 3_600_000;
const OVER: readonly number[] = [answerStatus.success, answerStatus.screened, answerStatus.quotaFull];

/** Why nobody, or this one, may go on; the same at opening, at every save and at the submission. */
export function checkGates(state: GateState, knock: Knock): GateRefusal | undefined {
  return checkSurvey(state, knock) ?? checkPerson(state, knock);
}

function checkSurvey(state: GateState, knock: Knock): GateRefusal | undefined {
  const { status, gates, isEnabled, versionTime } = state;
  const { ended, collecting } = questionnaireStatus;
  if (status === ended && !(gates.endedBy === 'time' && isLate(state, knock))) return 'surveyClosed';
  if ((status !== collecting && status !== ended) || !isEnabled || versionTime === null) return 'surveyNotOpen';
  if (gates.startMs !== null && knock.nowMs < gates.startMs) return 'surveyNotStarted';
  if (gates.endMs !== null && knock.nowMs >= gates.endMs && !isLate(state, knock)) return 'surveyClosed';
  return gates.isWeChatOnly && !/MicroMessenger/i.test(knock.userAgent) ? 'weChatOnly' : undefined;
}

function isLate({ gates: { endMs } }: GateState, { nowMs, openedMs }: Knock): boolean {
  return endMs !== null && openedMs !== null && openedMs < endMs && nowMs <= endMs + LATE_MS;
}

function checkPerson({ kind, gates, respondent, signed }: GateState, knock: Knock): GateRefusal | undefined {
  const doubt = signed && checkSigned(signed, knock);
  if (doubt) return doubt;
  if (respondent?.isRemoved) return 'notParticipating';
  if (respondent && OVER.includes(respondent.status)) return 'alreadyAnswered';
  if (gates.passwordMark !== null && knock.passwordMark !== gates.passwordMark) return 'passwordNeeded';
  return kind === 'identity' && !respondent ? 'identityNeeded' : undefined;
}

function checkSigned(signed: NonNullable<GateState['signed']>, { nowMs, openedMs }: Knock): GateRefusal | undefined {
  if (!signed.isGenuine) return 'linkNotGenuine';
  const { expiresMs } = signed;
  const isInTime = openedMs !== null && openedMs < expiresMs && nowMs <= expiresMs + SIGNED_LATE_MS;
  return nowMs < expiresMs || isInTime ? undefined : 'linkExpired';
}
