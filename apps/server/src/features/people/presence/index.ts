export { deletePagesBefore } from './presence.repository.ts';
export { listHere, othersThan, presenceWords, sayHere } from './presence.ts';
