import type { Answers, AxisOperands, DroppedAnswer, EndOutcome } from '@wenshu/survey-core';

/** A submission that the engine has replayed and found right; the database decides the rest. */
export interface Submission {
  readonly scrollId: string;
  readonly answerRecordId: string;
  readonly outcome: EndOutcome;
  readonly answers: Answers;
  readonly dropped: readonly DroppedAnswer[];
  readonly operandsOf: AxisOperands;
  readonly visit: Visit;
}

/** Where and how it came in. */
export interface Visit {
  readonly linkCode: string;
  readonly versionTime: number;
  readonly languageId: number;
  readonly cookieId: string | null;
  readonly deviceId: string | null;
  readonly clientAddress: string;
  readonly userAgent: string;
}

export type SubmissionResult =
  | { readonly status: number; readonly isSubmit: boolean }
  | { readonly refused: 'surveyClosed' | 'surveyNotOpen' };
