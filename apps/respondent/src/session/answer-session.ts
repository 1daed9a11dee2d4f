import type { AnswerInfo } from '@wenshu/api-contract/answer';
import { rowsFromAnswers } from '@wenshu/api-contract/answer-rows';
import type { Visit } from '@wenshu/api-contract/visit';
import { compileAtHand } from '@wenshu/question-types/at-hand';
import type { Upload } from '@wenshu/question-types/respondent';
import {
  type AnswerContext,
  type AnswerFile,
  type AnsweringState,
  type Answers,
  currentPage,
  openAnswering,
  type SurveyModel,
} from '@wenshu/survey-core/answering';
import { chooseStart } from './choose-start.ts';
import { fileAddress } from './file-address.ts';
import { forgetCopy, type LocalCopy, readCopy, thisTab, watchCopy, writeCopy } from './local-copy.ts';
import { type Job, Outbox } from './outbox.ts';
import { isShared, type PageAddress } from './page-address.ts';
import { PageTimes } from './page-times.ts';
import { isPassing, request } from './post.ts';
import type { Captcha, Sent, SessionNews, SurveySession } from './survey-session.ts';
import { loadVisitor, newVisitorId } from './visitor.ts';
import { fetchVisit } from './visits.ts';

export type OpenVisit = Extract<Visit, { step: 'open' }>;

/**
 * One respondent on one link: the model, who they are, and the ways to keep, to save and to submit. Private by the compiler's word: `#`
 * would be twice the code in the browsers that this page still serves.
 */
export class AnswerSession implements SurveySession {
  readonly model: SurveyModel;
  readonly start: AnsweringState;
  readonly wasResumed: boolean;
  readonly isWaiting: boolean;
  private readonly address: PageAddress;
  private readonly visit: OpenVisit;
  private readonly language: string;
  private readonly recordId: string;
  private readonly outbox: Outbox<AnsweringState, Sent>;
  private readonly context: AnswerContext;
  private saveSeq: number;
  private captcha: Captcha | undefined;
  private tell: (news: SessionNews) => void = () => {};
  /** What was typed in this window since the server last had everything. */
  private unsaved = new Set<string>();
  private latest: AnsweringState;
  /** Another window went on with this record: until this one takes over again, it writes nothing. */
  private isOvertaken = false;
  private readonly times: PageTimes;
  /** The questions are on the screen: not the cover, nor a gate. */
  private isShown = false;
  filesUnderWay = 0;

  constructor(address: PageAddress, visit: OpenVisit, language: string) {
    this.address = address;
    this.visit = visit;
    this.language = language;
    this.model = compileAtHand(visit.flow);
    const copy = readCopy(address.code);
    const { pass } = loadVisitor(address);
    const start = chooseStart(visit.record, copy, { isShared: isShared(address), pass });
    this.recordId = start.recordId ?? newVisitorId();
    this.saveSeq = start.saveSeq;
    this.times = new PageTimes(copy?.recordId === this.recordId ? copy.pageMs : undefined);
    const { channel, labels, parameters, today } = visit.context;
    this.context = {
      // The server deals random orders from the same id.
      seed: this.recordId,
      today,
      channel,
      labels,
      // Those that the record began with are what counts.
      parameters: Object.keys(parameters).length > 0 ? parameters : address.parameters,
    };
    this.start = this.open(start.answers, start.lastQuestionId);
    this.latest = this.start;
    this.wasResumed = Object.keys(this.start.answers).length > 0;
    this.isWaiting = copy?.isWaiting === true && copy.recordId === this.recordId;
    this.outbox = new Outbox({
      send: job => this.send(job),
      isPassing,
      later: (delayMs, run) => {
        const timer = setTimeout(run, delayMs);
        return () => clearTimeout(timer);
      },
      tell: news => {
        if (news.kind === 'sent') this.settle(news.job, news.result);
        // What was refused does not wait any longer: a reload must not send it again by itself.
        if (news.kind === 'refused') this.write(this.latest);
        this.tell(news);
      },
    });
    // A second window finds the record that this one begins.
    if (copy?.recordId !== this.recordId || copy.languageId !== visit.flow.languageId) this.write(this.start);
  }

  get seed(): string {
    return this.recordId;
  }

  listen(tell: (news: SessionNews) => void): () => void {
    this.tell = tell;
    this.isShown = true;
    this.times.stand(this.firstKey(this.latest));
    const stopWatching = watchCopy(this.address.code, copy => {
      const isOurs = copy === undefined || (copy.recordId === this.recordId && copy.tab !== thisTab);
      if (!isOurs) return;
      this.isOvertaken = true;
      this.times.stand(undefined);
      this.outbox.clear();
      tell({ kind: 'elsewhere', isOver: copy === undefined });
    });
    const wake = () => this.outbox.wake();
    const leave = () => document.visibilityState === 'hidden' && this.saveLeaving();
    window.addEventListener('online', wake);
    document.addEventListener('visibilitychange', leave);
    return () => {
      stopWatching();
      window.removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', leave);
      this.tell = () => {};
      this.isShown = false;
      this.times.stand(undefined);
      // Whoever goes on (in another language) has it all from the copy. What waits here would write an older state over theirs.
      this.outbox.clear();
    };
  }

  keep(state: AnsweringState): void {
    for (const key of new Set([...Object.keys(state.answers), ...Object.keys(this.latest.answers)]))
      if (state.answers[key] !== this.latest.answers[key]) this.unsaved.add(key);
    this.latest = state;
    this.write(state);
  }

  savePage(state: AnsweringState): void {
    this.keep(state);
    this.outbox.put({ kind: 'save', state });
  }

  submit(state: AnsweringState, captcha?: Captcha): void {
    this.captcha = captcha;
    this.latest = state;
    this.write(state, { isWaiting: true });
    this.outbox.put({ kind: 'submit', state });
  }

  wake(): void {
    this.outbox.wake();
  }

  takeBack(state: AnsweringState): void {
    this.outbox.clear();
    this.write(state);
  }

  /** The newest of everything: what the server has, what the other window kept here, and over both what was typed in this one. */
  async takeOver(state: AnsweringState): Promise<AnsweringState> {
    const visit = await fetchVisit(this.address, this.language, this.model.flow.languageId);
    const record = visit.step === 'open' ? visit.record : undefined;
    const other = readCopy(this.address.code);
    const { pass } = loadVisitor(this.address);
    const newest = chooseStart(record, other, { isShared: isShared(this.address), pass });
    const answers: Record<string, Answers[string]> = { ...newest.answers };
    for (const key of this.unsaved) {
      const mine = state.answers[key];
      if (mine === undefined) delete answers[key];
      else answers[key] = mine;
    }
    this.saveSeq = Math.max(this.saveSeq, newest.saveSeq, record?.saveSeq ?? 0);
    this.isOvertaken = false;
    const merged = this.open(answers, this.firstKey(state));
    this.savePage(merged);
    return merged;
  }

  async decline(): Promise<void> {
    await request('POST', '/survey/answer/declineAgreement', this.language, { body: this.ownRecord });
  }

  async discard(): Promise<void> {
    this.outbox.clear();
    if (this.saveSeq > 0) await request('POST', '/survey/answer/discard', this.language, { body: this.ownRecord });
    forgetCopy(this.address.code);
  }

  uploadFor(key: string): Upload {
    const versionTime = String(this.model.flow.versionTime);
    const fields = { ...loadVisitor(this.address), answerRecordId: this.recordId, questionId: key, versionTime };
    // Few surveys take files: what sends them comes with the first one.
    return async (file, options) => {
      this.filesUnderWay++;
      try {
        const loaded = await import('./upload-file.ts').catch(() => undefined);
        return loaded ? await loaded.uploadFile(fields, this.language)(file, options) : { problem: 'no-network' };
      } finally {
        this.filesUnderWay--;
      }
    };
  }

  addressOf(file: AnswerFile): string {
    return fileAddress(file, this.ownRecord);
  }

  private get ownRecord() {
    return { ...loadVisitor(this.address), answerRecordId: this.recordId };
  }

  private open(answers: Answers, lastQuestionId: string | undefined): AnsweringState {
    return openAnswering(this.model, { answers, ...(lastQuestionId && { lastQuestionId }), context: this.context });
  }

  private settle(job: Job<unknown>['kind'], { answerRecord }: Sent): void {
    this.unsaved.clear();
    if (job === 'submit' && answerRecord.isSubmit) forgetCopy(this.address.code);
    else if (job === 'submit') this.write(this.latest);
  }

  private write(state: AnsweringState, more: Pick<LocalCopy, 'isWaiting'> = {}): void {
    const lastQuestionId = this.firstKey(state);
    const { pass } = loadVisitor(this.address);
    // Who waits for the network after the last page is on none.
    if (this.isShown) this.times.stand(more.isWaiting ? undefined : lastQuestionId);
    writeCopy(this.address.code, {
      recordId: this.recordId,
      versionTime: this.model.flow.versionTime,
      languageId: this.model.flow.languageId,
      answers: state.answers,
      ...(lastQuestionId && { lastQuestionId }),
      saveSeq: this.saveSeq,
      tab: thisTab,
      pageMs: this.times.read(),
      ...(pass && { pass }),
      ...more,
    });
  }

  /** When the page is put away, what was typed since the last page goes to the server: it may not be opened on this device again. */
  private saveLeaving(): void {
    if (this.unsaved.size === 0 || this.outbox.isWaiting || this.isOvertaken) return;
    this.send({ kind: 'save', state: this.latest }, true).catch(() => {
      // The copy on this device has it all.
    });
  }

  private send({ kind, state }: Job<AnsweringState>, isLast = false): Promise<Sent> {
    // Grows with every attempt: one whose answer was lost may have arrived.
    this.saveSeq++;
    if (kind === 'save') this.write(state);
    const rows: { answerInfoList: AnswerInfo[]; blankAnswerInfoList: AnswerInfo[] } = rowsFromAnswers(
      this.model.questions,
      state.answers,
    );
    const { startMark } = this.visit;
    const { parameters } = this.address;
    const pageTimes = this.times.take();
    const sent: Promise<Sent> = request('POST', '/survey/answer/submitAnswer', this.language, {
      isLast,
      body: {
        answerRecordId: this.recordId,
        versionTime: this.model.flow.versionTime,
        languageId: this.model.flow.languageId,
        answerStatus: kind === 'save' ? 1 : 2,
        ...loadVisitor(this.address),
        ...rows,
        lastQuestionId: this.firstKey(state),
        saveSeq: this.saveSeq,
        pageTimes,
        deviceType: 1,
        ...(startMark && { startMark }),
        ...(Object.keys(parameters).length > 0 && { parameters }),
        ...(kind === 'submit' && this.captcha && { captcha: this.captcha }),
      },
    });
    sent.catch(() => this.times.add(pageTimes));
    return sent;
  }

  private firstKey(state: AnsweringState): string | undefined {
    return currentPage(this.model, state).questions[0]?.key;
  }
}
