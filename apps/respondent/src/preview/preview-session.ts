import { compileAtHand } from '@wenshu/question-types/at-hand';
import {
  type AnswerContext,
  type AnswerFile,
  type AnsweringState,
  type Answers,
  dayIn,
  type Flow,
  openAnswering,
  type SurveyModel,
} from '@wenshu/survey-core/answering';
import type { SurveySession } from '../session/survey-session.ts';
import { newVisitorId } from '../session/visitor.ts';

interface Known {
  readonly answers?: Answers;
  readonly seed?: string;
  readonly at?: string | undefined;
  readonly context?: AnswerContext;
  /** Addresses of files by id. */
  readonly files?: Readonly<Record<string, string>>;
}

/** Answering without a server: nothing is kept, nothing is sent. */
export class PreviewSession implements SurveySession {
  readonly model: SurveyModel;
  readonly start: AnsweringState;
  readonly seed: string;
  readonly wasResumed: boolean;
  readonly isWaiting = false;
  private readonly files: Readonly<Record<string, string>>;
  private readonly onSubmit: (state: AnsweringState) => void;

  constructor(
    flow: Flow,
    { answers = {}, seed = newVisitorId(), at, context = {}, files = {} }: Known,
    onSubmit: (state: AnsweringState) => void,
  ) {
    this.model = compileAtHand(flow);
    this.seed = seed;
    this.wasResumed = Object.keys(answers).length > 0;
    this.start = openAnswering(this.model, {
      answers,
      ...(at && { lastQuestionId: at }),
      context: { seed, today: dayIn(new Date()), ...context },
    });
    this.onSubmit = onSubmit;
    this.files = files;
  }

  listen(): () => void {
    return () => {};
  }
  keep(): void {}
  savePage(): void {}
  submit(state: AnsweringState): void {
    this.onSubmit(state);
  }
  wake(): void {}
  takeBack(): void {}
  addressOf({ id }: AnswerFile): string | undefined {
    return Object.hasOwn(this.files, id) ? this.files[id] : undefined;
  }
  async takeOver(state: AnsweringState): Promise<AnsweringState> {
    return state;
  }
}
