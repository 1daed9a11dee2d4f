export { askerFor } from './translate-in-portions.ts';
export { deleteTranslationRunsBefore } from './translating.repository.ts';
export { registerTranslatingCalls } from './translating.routes.ts';
export { translatingJob } from './translating-job.ts';
