export { deletePagesBefore } from './presence.repository.ts';
export { listHere, othersThan, presenceWords, readOpenPages, sayHere } from './presence.ts';
