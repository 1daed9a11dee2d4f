import { exampleParts, exampleQuestion, type TypeExample } from '../example.ts';

const REQUIRED = 20001;
const MAX_LENGTH = 20022;
const INPUT_FORMAT = 20025;

/** Two blanks, one of them for a number: what every type of several blanks is tried on. */
export const severalBlanksExample = (slug: string): TypeExample => ({
  question: exampleQuestion(slug, {
    settings: { [REQUIRED]: true },
    items: exampleParts('ab', { a: { [INPUT_FORMAT]: 3 }, b: { [MAX_LENGTH]: 5 } }),
  }),
  answers: [
    { a: '12', b: 'cups' },
    { a: '0', b: '杯' },
  ],
  wrong: [
    { answer: { a: '12' }, problem: 'parts-missing' },
    { answer: { a: 'twelve', b: 'cups' }, problem: 'not-integer' },
    { answer: { a: '12', b: 'barrels' }, problem: 'too-long' },
  ],
});
