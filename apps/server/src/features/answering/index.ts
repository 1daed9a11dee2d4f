export { registerAnswerCalls } from './answer.routes.ts';
export { registerAnswerPage } from './answer-page.ts';
export { SubmissionWriter } from './submission-writer.ts';
export { submitAnswers } from './submit-answer.ts';
