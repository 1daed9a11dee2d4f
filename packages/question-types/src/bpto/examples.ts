import { exampleParts, exampleQuestion, type TypeExample } from '../_shared/example.ts';

const REQUIRED = 20001;
const LOWEST_PRICE = 20152;
const PRICE_STEP = 20153;
const PRICE_COUNT = 20154;
const PRICE_UNIT = 20155;

const prices = { [LOWEST_PRICE]: 10, [PRICE_STEP]: 2, [PRICE_COUNT]: 2 };

export const example: TypeExample = {
  question: exampleQuestion('bpto', {
    settings: { [REQUIRED]: true, [PRICE_UNIT]: '¥' },
    items: exampleParts('abc', { a: prices, b: prices, c: { ...prices, [PRICE_COUNT]: 8 } }),
  }),
  answers: [{ choices: ['a', 'c', 'b', 'a', 'b'] }, { choices: ['c', 'a', null] }],
  wrong: [{ answer: { choices: ['a', 'b'] }, problem: 'choices-unfinished' }],
};
