import { noAnswer } from '../_shared/no-answer.ts';

export const answering = noAnswer('text-note', 34, 'note');
