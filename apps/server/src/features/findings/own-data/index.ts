export { ownDataJob } from './own-data-job.ts';
