export { registerStackCalls } from './stack.routes.ts';
export { stackJob } from './stack-job.ts';
