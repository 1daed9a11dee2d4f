import { answerStatus, questionnaireStatus } from '@wenshu/api-contract';
import { decideQuota, matchCells } from '@wenshu/survey-core';
import { countSample } from '../../../design/live-settings/index.ts';
import { isBeside } from '../../respondents/index.ts';
import { checkGates } from '../entering/check-gates.ts';
import { activeMsBetween } from './active-time.ts';
import { deviceMarks } from './device-marks.ts';
import type { LiveGroup, LiveSurvey } from './live-survey.ts';
import { isOwnRecord } from './own-visitor.ts';
import type { Refused, StoredRecord, Submission } from './submission.ts';

export interface Decided {
  readonly submission: Submission;
  readonly status: number;
  /** False while it is held: the same link may submit it again. */
  readonly isSubmit: boolean;
  readonly serial: number;
  readonly cells: readonly string[];
  readonly isBooster: boolean;
  readonly startedMs: number;
  readonly activeMs: number;
}

/** Decides one submission after another on the locked rows, as if each had come alone. `stored` is what was saved of it before. */
export function decideSubmission(group: LiveGroup, submission: Submission, stored?: StoredRecord): Decided | Refused {
  const { arrival, nowMs } = submission;
  const live = group.surveys.get(arrival.scrollId);
  if (!live) return { refused: 'surveyClosed' };
  const times = timesOf(submission, stored);
  const refused = checkAll(group, live, submission, stored, times);
  if (refused) return refused;
  const decided = { submission, serial: ++live.lastSerial, ...times };
  const place = decidePlace(live, submission);
  note(group, live, submission, place);
  return { ...decided, ...place };

  function timesOf({ arrival: { openedMs } }: Submission, before: StoredRecord | undefined) {
    const startedMs = before?.startedMs ?? openedMs ?? nowMs;
    const activeMs = (before?.activeMs ?? 0) + activeMsBetween(before?.lastActiveMs ?? startedMs, nowMs);
    return { startedMs, activeMs };
  }
}

function checkAll(
  { enabledCodes, respondents }: LiveGroup,
  live: LiveSurvey,
  { arrival, answerRecordId, nowMs }: Submission,
  stored: StoredRecord | undefined,
  { startedMs, activeMs }: { startedMs: number; activeMs: number },
): Refused | undefined {
  const { kind, code, respondentId, userAgent, passwordMark, signed } = arrival;
  if (stored && !isOwnRecord(stored, arrival)) return { refused: 'answerRecordNotFound' };
  const respondent = respondentId === null ? null : (respondents.get(`${arrival.scrollId}/${respondentId}`) ?? null);
  const openedMs = stored?.startedMs ?? arrival.openedMs;
  const state = { ...live, kind, isEnabled: kind === 'personal' || enabledCodes.has(code), respondent, signed };
  const closed = checkGates(state, { nowMs, openedMs, userAgent, passwordMark });
  if (closed) return { refused: closed };
  // Begun in two windows before either had saved: the record that was saved first is the visitor's. Another visitor's keeps nobody out.
  const hasAnother = respondent?.answerRecordId && respondent.answerRecordId !== answerRecordId;
  if (hasAnother && !isBeside(respondent, arrival.cookieId)) return { refused: 'openedElsewhere' };
  if (isOverLimit(live, arrival)) return { refused: 'alreadyAnswered' };
  const { minSeconds, maxSeconds } = live.gates;
  const waitSeconds = minSeconds - Math.floor((nowMs - startedMs) / 1000);
  if (waitSeconds > 0) return { refused: 'answeredTooFast', waitSeconds };
  return maxSeconds > 0 && activeMs > maxSeconds * 1000 ? { refused: 'answerTimeOver' } : undefined;
}

function isOverLimit({ gates, submittedBy }: LiveSurvey, arrival: Submission['arrival']): boolean {
  const { addressLimit, deviceLimit } = gates;
  if (arrival.signed && submittedBy.person.has(arrival.signed.mark)) return true;
  if (addressLimit && (submittedBy.address.get(arrival.clientAddress) ?? 0) >= addressLimit.most) return true;
  return (
    deviceLimit !== null && deviceMarks(arrival).some(mark => (submittedBy.device.get(mark) ?? 0) >= deviceLimit.most)
  );
}

type Place = Pick<Decided, 'status' | 'isSubmit' | 'cells' | 'isBooster'>;
const NO_PLACE = { isSubmit: true, cells: [], isBooster: false };

/** Screening beats quotas; what an address may bring beats those of the survey. */
function decidePlace(live: LiveSurvey, { outcome, operandsOf, arrival: { code } }: Submission): Place {
  if (outcome === 'screened') return { ...NO_PLACE, status: answerStatus.screened };
  const placesLeft = live.placesLeft.get(code) ?? Number.POSITIVE_INFINITY;
  if (placesLeft <= 0) return { ...NO_PLACE, status: answerStatus.quotaFull };
  const matchedIds = new Set(matchCells(live.cells, operandsOf));
  const matched = live.cells.filter(cell => matchedIds.has(cell.cellId));
  const decision = decideQuota(matched, { size: live.cap, count: live.collected });
  if (decision.outcome !== 'success') {
    const isHeld = decision.outcome === 'quota-held';
    return { ...NO_PLACE, status: isHeld ? answerStatus.quotaHeld : answerStatus.quotaFull, isSubmit: !isHeld };
  }
  const raised = new Set(decision.raise);
  for (const cell of matched) if (raised.has(cell.cellId)) cell.count++;
  countSample(live, decision, 1);
  live.placesLeft.set(code, placesLeft - 1);
  return { status: answerStatus.success, isSubmit: true, cells: decision.raise, isBooster: decision.isBooster };
}

/** What the next one of the group meets. */
function note(
  { respondents }: LiveGroup,
  live: LiveSurvey,
  { arrival, answerRecordId }: Submission,
  place: Place,
): void {
  const { scrollId, respondentId, clientAddress } = arrival;
  const respondent = respondentId === null ? undefined : respondents.get(`${scrollId}/${respondentId}`);
  if (respondent) {
    respondent.status = place.status;
    respondent.answerRecordId = answerRecordId;
    respondent.heldBy = arrival.cookieId;
  }
  if (place.isSubmit) {
    countUp(live.submittedBy.address, clientAddress);
    for (const mark of deviceMarks(arrival)) countUp(live.submittedBy.device, mark);
    if (arrival.signed) countUp(live.submittedBy.person, arrival.signed.mark);
  }
  if (live.cap > 0 && live.collected >= live.cap && live.status === questionnaireStatus.collecting) {
    live.status = questionnaireStatus.ended;
    live.gates = { ...live.gates, endedBy: 'cap' };
  }
}

function countUp(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
