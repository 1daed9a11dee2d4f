import { exampleQuestion, type TypeExample } from '../_shared/example.ts';

const POINT_COUNT = 20100;

export const example: TypeExample = {
  question: exampleQuestion('rating', { settings: { [POINT_COUNT]: 7 } }),
  answers: [7, 1],
  wrong: [
    { answer: 0, problem: 'too-small' },
    { answer: 8, problem: 'too-large' },
  ],
};
