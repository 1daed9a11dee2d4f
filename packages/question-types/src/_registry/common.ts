// Those of `answering.ts` that most surveys ask: they come with the page, the others when a survey has one.
export { answering as 'fill-in' } from '../fill-in/answer.ts';
export { answering as 'matrix-single' } from '../matrix-single/answer.ts';
export { answering as 'multiple-choice' } from '../multiple-choice/answer.ts';
export { answering as nps } from '../nps/answer.ts';
export { answering as 'page-break' } from '../page-break/answer.ts';
export { answering as rating } from '../rating/answer.ts';
export { answering as scale } from '../scale/answer.ts';
export { answering as 'single-choice' } from '../single-choice/answer.ts';
export { answering as 'text-note' } from '../text-note/answer.ts';
