export { deleteGoneBefore, findSeen, haveNews, listChangedIds } from './data-set.repository.ts';
export { registerDataSetCalls } from './data-set.routes.ts';
export { isNeverPublished, type OpenDataSet, openDataSet, openOwnDataSet, partsOf } from './data-set.ts';
export { keepRecorded } from './keep-recorded.ts';
export { freeName, laySaved, layWith, MOST_SAVED } from './lay-saved.ts';
export { listLensesNaming, type NamingAsked, type NamingRow } from './lens.repository.ts';
export { loadCodebook } from './load-codebook.ts';
export { rangeFilter } from './range-filter.ts';
export { notDeleted, notSetAside, ofOutcome, setAsideAs } from './record-kinds.ts';
export {
  clearSavedVariables,
  deleteSavedVariables,
  describeSavedVariables,
  insertOwnVariable,
  type KeptRecorded,
  listSavedVariables,
  lockSavedVariables,
  replaceSavedVariables,
  type SavedVariable,
  updateOwnVariable,
} from './saved-variable.repository.ts';

export { type Span, saidIn, stillSays } from './standing-codes.ts';

/** What the thread of the columnar copy's owner runs. */
export const columnsWorker = new URL('./columns-worker.ts', import.meta.url);
