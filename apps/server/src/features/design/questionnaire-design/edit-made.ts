import { EventEmitter } from 'node:events';

/** Says the id of a questionnaire as soon as an edit of it stands. Only within this process: what others do is found by looking. */
export const editMade = new EventEmitter<{ made: [scrollId: string] }>();
// One listener for every running app; tests run many.
editMade.setMaxListeners(0);

/** Lets everybody who waits look again: their rights may be others now. */
export const wakeEditors = (scrollId: string): void => void editMade.emit('made', scrollId);
