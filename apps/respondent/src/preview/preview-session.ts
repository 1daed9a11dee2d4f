import { answeringTypes } from '@wenshu/question-types/answering';
import {
  type AnsweringState,
  type Answers,
  compileSurvey,
  dayIn,
  type Flow,
  openAnswering,
  type SurveyModel,
} from '@wenshu/survey-core/answering';
import type { SurveySession } from '../session/survey-session.ts';
import { newVisitorId } from '../session/visitor.ts';

/** Answering without a server: nothing is kept, nothing is sent. */
export class PreviewSession implements SurveySession {
  readonly model: SurveyModel;
  readonly start: AnsweringState;
  readonly seed: string;
  readonly wasResumed: boolean;
  readonly isWaiting = false;
  private readonly onSubmit: (state: AnsweringState) => void;

  constructor(
    flow: Flow,
    { answers = {}, seed = newVisitorId(), at }: { answers?: Answers; seed?: string; at?: string | undefined },
    onSubmit: (state: AnsweringState) => void,
  ) {
    this.model = compileSurvey(flow, answeringTypes);
    this.seed = seed;
    this.wasResumed = Object.keys(answers).length > 0;
    this.start = openAnswering(this.model, {
      answers,
      ...(at && { lastQuestionId: at }),
      context: { seed, today: dayIn(new Date()) },
    });
    this.onSubmit = onSubmit;
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
  async takeOver(state: AnsweringState): Promise<AnsweringState> {
    return state;
  }
}
