export { exampleRequest } from './example-request.ts';
export { type Example, makeExample } from './make-example.ts';
export { languageIds, planStudy } from './plan-study.ts';
export { simulatePeople } from './simulate-people.ts';
export { registerSolutionExampleCalls } from './solution-example.routes.ts';
