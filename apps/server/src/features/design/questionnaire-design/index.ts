export { registerDesignCalls } from './design.routes.ts';
export {
  findNewestSnapshot,
  insertEdit,
  type LockedQuestionnaire,
  lockQuestionnaire,
} from './document.repository.ts';
export { loadDocument } from './document-store.ts';
export { wakeEditors } from './edit-made.ts';
export { editQuestionnaire } from './edit-questionnaire.ts';
export { presentEdit, requestOf } from './edit-request.ts';
export { deletePagesBefore } from './presence.repository.ts';
export { presentFlow } from './present-flow.ts';
export { findQuestionnaire } from './questionnaire.repository.ts';
export { registerScrollCalls } from './scroll.routes.ts';
export {
  blankDocument,
  type NewQuestionnaire,
  startQuestionnaire,
  storeNewQuestionnaire,
} from './start-questionnaire.ts';
