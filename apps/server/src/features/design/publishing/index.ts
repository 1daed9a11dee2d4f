export { changeStatus } from './change-status.ts';
export { registerPublishCalls } from './publish.routes.ts';
export { findNewestVersionTime, findNextVersionTime, listSnapshots } from './snapshot.repository.ts';
export { loadModel, loadPublished, type PublishedSurvey } from './survey-models.ts';
