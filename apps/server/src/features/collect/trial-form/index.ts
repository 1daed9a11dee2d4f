export { ensureTrialForm } from './ensure-trial-form.ts';
export { listTrialAnswers } from './list-trial-answers.ts';
