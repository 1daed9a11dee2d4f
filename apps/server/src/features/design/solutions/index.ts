export { registerSolutionCalls } from './solution.routes.ts';
