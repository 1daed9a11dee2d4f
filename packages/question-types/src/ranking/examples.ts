import { exampleParts, exampleQuestion, type TypeExample } from '../_shared/example.ts';

const MIN_SELECTED = 20002;
const MAX_SELECTED = 20003;

export const example: TypeExample = {
  question: exampleQuestion('ranking', {
    settings: { [MIN_SELECTED]: 3, [MAX_SELECTED]: 3 },
    items: exampleParts('abcd'),
  }),
  answers: [{ order: ['c', 'a', 'b'] }, { order: ['d', 'c', 'b'] }],
  wrong: [
    { answer: { order: ['a', 'b'] }, problem: 'too-few' },
    { answer: { order: ['a', 'b', 'c', 'd'] }, problem: 'too-many' },
  ],
};
