export { registerTrialApplicationCalls } from './trial.routes.ts';
