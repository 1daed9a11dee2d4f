export { ensureTrialForm } from './ensure-trial-form.ts';
export { listTrialAnswers, pageTrialAnswers } from './list-trial-answers.ts';
