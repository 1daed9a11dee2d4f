export { exampleRequest } from './example-request.ts';
export { simulatePeople } from './simulate-people.ts';
export { registerSolutionExampleCalls } from './solution-example.routes.ts';
export { studies } from './studies.ts';
