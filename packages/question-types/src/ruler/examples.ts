import { exampleParts, exampleQuestion, type TypeExample } from '../_shared/example.ts';

const REQUIRED = 20001;
const MIN_VALUE = 20023;
const MAX_VALUE = 20024;

export const example: TypeExample = {
  question: exampleQuestion('ruler', {
    settings: { [REQUIRED]: true, [MIN_VALUE]: -5, [MAX_VALUE]: 5 },
    items: exampleParts('ab'),
  }),
  answers: [
    { a: -5, b: 2.5 },
    { a: 0, b: 5 },
  ],
  wrong: [
    { answer: { a: 1 }, problem: 'parts-missing' },
    { answer: { a: -6, b: 0 }, problem: 'too-small' },
    { answer: { a: 0, b: 6 }, problem: 'too-large' },
  ],
};
