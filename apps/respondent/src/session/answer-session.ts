import type { AnswerInfo, AnswerRecordInfo } from '@wenshu/api-contract/answer';
import { rowsFromAnswers } from '@wenshu/api-contract/answer-rows';
import { answeringTypes } from '@wenshu/question-types/answering';
import {
  type AnsweringState,
  type Answers,
  compileSurvey,
  currentPage,
  dayIn,
  type Flow,
  openAnswering,
  type SurveyModel,
} from '@wenshu/survey-core/answering';
import { request } from './post.ts';
import { readStored, removeStored, writeStored } from './storage.ts';
import { loadVisitor, newVisitorId, type Visitor } from './visitor.ts';

/** What the server put into the page, or what the open call answers. */
export interface OpenedSurvey {
  readonly flow: Flow;
  readonly answerRecord?: AnswerRecordInfo;
  readonly answers?: Answers;
  readonly lastQuestionId?: string | null;
  readonly saveSeq?: number;
}

/** The copy on this device: what was typed is here even when the network is not. */
interface LocalCopy {
  readonly answerRecordId: string;
  readonly versionTime: number;
  readonly answers: Answers;
  readonly lastQuestionId?: string;
  readonly saveSeq: number;
}

/** One respondent on one link: the model, who they are, and the ways to save and to submit. */
export class AnswerSession {
  readonly model: SurveyModel;
  readonly wasResumed: boolean;
  readonly start: AnsweringState;
  readonly #linkCode: string;
  readonly #language: string;
  readonly #visitor: Visitor;
  readonly #answerRecordId: string;
  #saveSeq: number;

  constructor(linkCode: string, opened: OpenedSurvey, language: string) {
    this.#linkCode = linkCode;
    this.#language = language;
    this.#visitor = loadVisitor(linkCode);
    this.model = compileSurvey(opened.flow, answeringTypes);
    const local = readStored<LocalCopy>(this.#localKey);
    const isLocalNewer = local !== undefined && local.saveSeq >= (opened.saveSeq ?? 0);
    this.#answerRecordId =
      (isLocalNewer ? local.answerRecordId : opened.answerRecord?.answerRecordId) ?? newVisitorId();
    this.#saveSeq = Math.max(local?.saveSeq ?? 0, opened.saveSeq ?? 0);
    const answers = isLocalNewer ? local.answers : (opened.answers ?? {});
    const lastQuestionId = isLocalNewer ? local.lastQuestionId : opened.lastQuestionId;
    this.start = openAnswering(this.model, {
      answers,
      ...(lastQuestionId && { lastQuestionId }),
      // The server deals random orders from the same id.
      context: { seed: this.#answerRecordId, today: dayIn(new Date()) },
    });
    this.wasResumed = Object.keys(this.start.answers).length > 0;
  }

  /** What random orders are dealt from, here and on the server. */
  get seed(): string {
    return this.#answerRecordId;
  }

  /** Keeps a copy on this device with every keystroke. */
  keepLocally(state: AnsweringState): void {
    const lastQuestionId = this.#firstKey(state);
    writeStored(this.#localKey, {
      answerRecordId: this.#answerRecordId,
      versionTime: this.model.flow.versionTime,
      answers: state.answers,
      ...(lastQuestionId && { lastQuestionId }),
      saveSeq: this.#saveSeq,
    } satisfies LocalCopy);
  }

  /** Saves a page on the server. Failing is no drama: the next page, or the submission, brings everything. */
  async savePage(state: AnsweringState): Promise<void> {
    this.#saveSeq++;
    this.keepLocally(state);
    await this.#send(state, 1);
  }

  async submit(state: AnsweringState): Promise<AnswerRecordInfo> {
    const { answerRecord } = await this.#send(state, 2);
    if (answerRecord.isSubmit) removeStored(this.#localKey);
    return answerRecord;
  }

  #send(state: AnsweringState, answerStatus: 1 | 2): Promise<{ answerRecord: AnswerRecordInfo }> {
    const rows: { answerInfoList: AnswerInfo[]; blankAnswerInfoList: AnswerInfo[] } = rowsFromAnswers(
      this.model.questions,
      state.answers,
    );
    return request('POST', '/survey/answer/submitAnswer', this.#language, {
      answerRecordId: this.#answerRecordId,
      versionTime: this.model.flow.versionTime,
      languageId: this.model.flow.languageId,
      answerStatus,
      linkCode: this.#linkCode,
      ...this.#visitor,
      ...rows,
      lastQuestionId: this.#firstKey(state),
      saveSeq: this.#saveSeq,
      deviceType: 1,
    });
  }

  #firstKey(state: AnsweringState): string | undefined {
    return currentPage(this.model, state).questions[0]?.key;
  }

  get #localKey(): string {
    return `wenshu.answers.${this.#linkCode}`;
  }
}
