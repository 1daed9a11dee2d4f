import { exampleParts, exampleQuestion, type TypeExample } from '../_shared/example.ts';

const DECIMAL_PLACES = 20026;

export const example: TypeExample = {
  question: exampleQuestion('weighting', { settings: { [DECIMAL_PLACES]: 1 }, items: exampleParts('abc') }),
  answers: [
    { a: 33.1, b: 33.2, c: 33.7 },
    { a: 100, b: 0, c: 0 },
  ],
  wrong: [
    { answer: { a: 50, b: 49, c: 0 }, problem: 'sum-wrong' },
    { answer: { a: 110, b: -10, c: 0 }, problem: 'too-small' },
    { answer: { a: 33.33, b: 33.33, c: 33.34 }, problem: 'too-many-decimals' },
  ],
};
