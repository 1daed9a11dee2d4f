export { registerOperatedPlanCalls } from './plans.routes.ts';
