export { defineOwnDataJob } from './own-data-job.ts';
