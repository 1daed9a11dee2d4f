export { changesTowards, findChangedType } from './changes-towards.ts';
export { registerDesignCalls } from './design.routes.ts';
export {
  insertEdit,
  type LockedQuestionnaire,
  listEditsAfter,
  lockForRemoval,
  lockQuestionnaire,
} from './document.repository.ts';
export { loadDocument } from './document-store.ts';
export { editContext, editQuestionnaire, makeEdit } from './edit-questionnaire.ts';
export { type EditInput, presentEdit, requestOf } from './edit-request.ts';
export { editTowards } from './edit-towards.ts';
export { listEditsOf } from './history.repository.ts';
export { presentFlow } from './present-flow.ts';
export {
  countCreatedBy,
  deleteQuestionnaire,
  findQuestionnaire,
  giveQuestionnaireTo,
  listCreatedBy,
  listVisibleQuestionnaires,
  nameQuestionnaires,
} from './questionnaire.repository.ts';
export { wakeEditors } from './questionnaire-watch.ts';
export { registerScrollCalls } from './scroll.routes.ts';
export {
  findFollowing,
  findNewestSnapshot,
  findNewestVersionTime,
  findSnapshot,
  insertSnapshot,
  listSnapshots,
  NEWEST_VERSION_TIME,
} from './snapshot.repository.ts';
export {
  blankDocument,
  insertNewQuestionnaire,
  type NewQuestionnaire,
  startQuestionnaire,
  storeNewQuestionnaire,
} from './start-questionnaire.ts';
