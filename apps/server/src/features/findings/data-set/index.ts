export { deleteGoneBefore } from './data-set.repository.ts';
export { openDataSet, openOwnDataSet } from './data-set.ts';

/** What the thread of the columnar copy's owner runs. */
export const columnsWorker = new URL('./columns-worker.ts', import.meta.url);
