import { answerStatus, questionnaireStatus } from '@wenshu/api-contract';
import { type CellMatch, decideQuota, type LiveCell, matchCells } from '@wenshu/survey-core';
import type { Submission, SubmissionResult } from './submission.ts';

/** What the database has locked, and what these decisions change of it. */
export interface LiveSurvey {
  status: number;
  readonly cap: number;
  collected: number;
  lastSerial: number;
  readonly cells: (CellMatch & { -readonly [Key in keyof LiveCell]: LiveCell[Key] })[];
}

export interface Decided {
  readonly submission: Submission;
  readonly status: number;
  /** False while it is held: the same link may submit it again. */
  readonly isSubmit: boolean;
  readonly serial: number;
  readonly cells: readonly string[];
  readonly isBooster: boolean;
}

/** Decides one submission after another on the locked counts, as if each had come alone. */
export function decideSubmission(
  live: LiveSurvey,
  submission: Submission,
): Decided | Extract<SubmissionResult, { refused: string }> {
  if (live.status !== questionnaireStatus.collecting) {
    return { refused: live.status === questionnaireStatus.ended ? 'surveyClosed' : 'surveyNotOpen' };
  }
  const serial = ++live.lastSerial;
  if (submission.outcome === 'screened')
    return { submission, status: answerStatus.screened, isSubmit: true, serial, cells: [], isBooster: false };
  const matchedIds = new Set(matchCells(live.cells, submission.operandsOf));
  const matched = live.cells.filter(cell => matchedIds.has(cell.cellId));
  const decision = decideQuota(matched, { size: live.cap, count: live.collected });
  if (decision.outcome !== 'success') {
    const isHeld = decision.outcome === 'quota-held';
    const status = isHeld ? answerStatus.quotaHeld : answerStatus.quotaFull;
    return { submission, status, isSubmit: !isHeld, serial, cells: [], isBooster: false };
  }
  const raised = new Set(decision.raise);
  for (const cell of matched) if (raised.has(cell.cellId)) cell.count++;
  if (!decision.isBooster) live.collected++;
  if (live.cap > 0 && live.collected >= live.cap) live.status = questionnaireStatus.ended;
  return {
    submission,
    status: answerStatus.success,
    isSubmit: true,
    serial,
    cells: decision.raise,
    isBooster: decision.isBooster,
  };
}
