import type { Answers, AxisOperands, DroppedAnswer, EndOutcome } from '@wenshu/survey-core';
import type { GateRefusal } from '../entering/check-gates.ts';
import type { EntranceKind, Entry } from '../entering/entry.ts';
import type { Circumstances } from './circumstances.ts';
import type { Visitor } from './own-visitor.ts';
import type { PageTimes } from './page-times.ts';

/** Where, how and by whom something came in. */
export interface Arrival {
  readonly scrollId: string;
  readonly kind: EntranceKind;
  readonly code: string;
  readonly respondentId: string | null;
  readonly versionTime: number;
  readonly languageId: number;
  readonly cookieId: string | null;
  /** By which its device is known, whatever was sent; see device-marks.ts. */
  readonly deviceId: string;
  readonly clientAddress: string;
  readonly userAgent: string;
  /** Operands of logic. */
  readonly channel: string;
  readonly labels: readonly string[];
  readonly parameters: Readonly<Record<string, string>>;
  /** Of a signed link: who it says that this is. */
  readonly signed: Entry['signed'];
  /** By which it is today. */
  readonly timeZone: string;
  /** Of the password that was given. */
  readonly passwordMark: string | null;
  /** When it was opened, as the signed mark says. */
  readonly openedMs: number | null;
}

/** A submission that the engine has replayed and found right; the database decides the rest. */
export interface Submission {
  readonly answerRecordId: string;
  readonly outcome: EndOutcome;
  readonly answers: Answers;
  readonly dropped: readonly DroppedAnswer[];
  readonly shownOrders: unknown;
  readonly pages: PageTimes;
  /** How many attention checks it fails; null when it met none. */
  readonly trapsFailed: number | null;
  /** Answer keys of the grids that it answers with one answer all the way down. */
  readonly flatGrids: readonly string[];
  readonly operandsOf: AxisOperands;
  readonly arrival: Arrival;
  readonly circumstances: Circumstances;
  readonly nowMs: number;
}

/** What the database already has of a record. */
export interface StoredRecord extends Visitor {
  readonly status: number;
  readonly isSubmit: boolean;
  /** Of one that is submitted. */
  readonly answers: unknown;
  readonly startedMs: number;
  readonly activeMs: number;
  readonly lastActiveMs: number;
}

export interface Refused {
  readonly refused: GateRefusal | 'answerRecordNotFound' | 'openedElsewhere' | 'answeredTooFast' | 'answerTimeOver';
  /** How long until it may be sent again. */
  readonly waitSeconds?: number;
}

export type SubmissionResult = { readonly status: number; readonly isSubmit: boolean } | Refused;
