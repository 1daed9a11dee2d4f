import { exampleQuestion, type TypeExample } from '../_shared/example.ts';

const INPUT_FORMAT = 20025;
const MIN_VALUE = 20023;

export const example: TypeExample = {
  question: exampleQuestion('fill-in', { settings: { [INPUT_FORMAT]: 2, [MIN_VALUE]: 0 } }),
  answers: ['12.5', '0'],
  wrong: [
    { answer: 'twelve', problem: 'not-number' },
    { answer: '-1', problem: 'too-small' },
  ],
};
