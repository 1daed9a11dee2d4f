export { changeStatus, publishVersion } from './change-status.ts';
export { registerPublishCalls } from './publish.routes.ts';
export type { CountedSamples, StoredSample } from './publish-quotas.ts';
export { loadModel, loadPublished, type PublishedSurvey } from './survey-models.ts';
