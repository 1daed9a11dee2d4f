export { deleteGoneBefore } from './data-set.repository.ts';
export { registerDataSetCalls } from './data-set.routes.ts';
export { isNeverPublished, type OpenDataSet, openDataSet, openOwnDataSet } from './data-set.ts';
export { loadCodebook } from './load-codebook.ts';

/** What the thread of the columnar copy's owner runs. */
export const columnsWorker = new URL('./columns-worker.ts', import.meta.url);
