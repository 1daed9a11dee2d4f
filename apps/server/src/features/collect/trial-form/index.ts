export { ensureTrialForm } from './ensure-trial-form.ts';
export { listTrialAnswers, type TrialForm } from './list-trial-answers.ts';
