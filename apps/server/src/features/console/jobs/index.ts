export { type JobDefinitions, registerJobsDesk } from './jobs-desk.routes.ts';
