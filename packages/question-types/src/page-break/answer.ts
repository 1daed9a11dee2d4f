import { noAnswer } from '../_shared/no-answer.ts';

export const answering = noAnswer('page-break', 35, 'page-break');
