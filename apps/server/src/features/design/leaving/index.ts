export { leaveSurveys } from './leave-surveys.ts';
export { planLeaving } from './plan-leaving.ts';
