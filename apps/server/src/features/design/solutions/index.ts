export { buildSolution, previewDocument } from './build-solution.ts';
export { planSolution } from './plan-solution.ts';
export { saveSetting } from './solution.repository.ts';
export { registerSolutionCalls } from './solution.routes.ts';
