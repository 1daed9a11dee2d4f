import type { Upload } from '@wenshu/question-types/respondent';
import type { AnswerContext, Flow } from '@wenshu/survey-core/answering';
import { PreviewSession } from '../preview/preview-session.ts';

/** The session of a page that is only drawn: every door of the real one is there, and nobody goes through. */
export class DrawnSession extends PreviewSession {
  constructor(flow: Flow, context: AnswerContext) {
    super(flow, { seed: '', context }, () => {});
  }

  async decline(): Promise<void> {}
  async discard(): Promise<void> {}
  uploadFor(): Upload {
    return async () => ({ problem: 'no-network' });
  }
}
