export { editsTable } from './edits-table.repository.ts';
export { deletePagesBefore } from './presence.repository.ts';
export { listHere, othersThan, presenceWords, readOpenPages, sayHere } from './presence.ts';
