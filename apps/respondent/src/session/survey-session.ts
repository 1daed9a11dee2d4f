import type { AnswerRecordInfo } from '@wenshu/api-contract/answer';
import type { Upload } from '@wenshu/question-types/respondent';
import type { AnswerFile, AnsweringState, EndOutcome, SurveyModel } from '@wenshu/survey-core/answering';
import type { OutboxNews } from './outbox.ts';

/** What the server answers to a page or to a submission. */
export interface Sent {
  readonly answerRecord: AnswerRecordInfo;
  /** After a page: whether the cells that its answers match still have room. */
  readonly quota?: 'open' | 'full' | 'held';
  /** After a success sample: there may be something to receive. */
  readonly givesReward?: boolean;
}

export type SessionNews =
  | OutboxNews<Sent>
  /** Another window went on with the same record, or is through with it. */
  | { readonly kind: 'elsewhere'; readonly isOver: boolean };

/** What the pages need of whoever keeps the answers: the real session, or a preview that keeps nothing. */
export interface SurveySession {
  readonly model: SurveyModel;
  readonly start: AnsweringState;
  /** The record's id: what random orders and versions are dealt from. */
  readonly seed: string;
  readonly wasResumed: boolean;
  /** A submission was under way when the page was left. */
  readonly isWaiting: boolean;
  listen(tell: (news: SessionNews) => void): () => void;
  /** Keeps what was typed on this device. */
  keep(state: AnsweringState): void;
  savePage(state: AnsweringState): void;
  submit(state: AnsweringState, captcha?: Captcha): void;
  /** Tries now what waits for the network. */
  wake(): void;
  /** Takes a waiting submission back, so that answers can be changed. */
  takeBack(state: AnsweringState): void;
  /** Goes on here with the newest state after another window was used. */
  takeOver(state: AnsweringState): Promise<AnsweringState>;
  /** An agreement was declined: kept as such. */
  decline?(): Promise<void>;
  /** Removes the record and everything kept here. Absent where there is nothing to remove. */
  discard?(): Promise<void>;
  uploadFor?(key: string): Upload;
  /** Files that are on their way: a submission now would go without them. */
  readonly filesUnderWay?: number;
  addressOf?(file: AnswerFile): string | undefined;
}

export interface Captcha {
  readonly verifyCodeKey: string;
  readonly verifyCode: string;
  readonly verifyProof: string;
}

/** How a record ended, by its stored status. */
export function outcomeOf(answerStatus: number): EndOutcome {
  return OUTCOMES[answerStatus] ?? 'finished';
}

const OUTCOMES: Readonly<Record<number, EndOutcome>> = {
  2: 'finished',
  3: 'screened',
  4: 'quota-full',
  5: 'quota-held',
};
