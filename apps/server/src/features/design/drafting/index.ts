export { listBank } from './bank/read-bank.ts';
export { deleteQuestionnaireDraftsBefore, listDrafts } from './draft.repository.ts';
export { registerDraftingCalls } from './drafting.routes.ts';
export { draftingJob } from './drafting-job.ts';
export { registerRevisionCalls } from './revising/revision.routes.ts';
