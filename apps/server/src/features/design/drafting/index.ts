export { listBank } from './bank/read-bank.ts';
export { indexTexts, type TextIndex } from './bank/text-index.ts';
export { tokensOf } from './bank/tokens.ts';
export { findThing } from './brief/find-thing.ts';
export { deleteQuestionnaireDraftsBefore, listDrafts } from './draft.repository.ts';
export { registerDraftingCalls } from './drafting.routes.ts';
export { draftingJob } from './drafting-job.ts';
export { registerRevisionCalls } from './revising/revision.routes.ts';
