export { changeStatus } from './change-status.ts';
export { registerPublishCalls } from './publish.routes.ts';
export { listSnapshots } from './snapshot.repository.ts';
export { loadModel } from './survey-models.ts';
