import { exampleQuestion, type TypeExample } from '../_shared/example.ts';

const REQUIRED = 20001;
const LOWEST_PRICE = 20152;
const PRICE_STEP = 20153;
const PRICE_COUNT = 20154;
const PRICE_UNIT = 20155;

export const example: TypeExample = {
  question: exampleQuestion('psm', {
    settings: { [REQUIRED]: true, [LOWEST_PRICE]: 9.9, [PRICE_STEP]: 5, [PRICE_COUNT]: 12, [PRICE_UNIT]: '¥' },
  }),
  answers: [
    { tooCheap: 9.9, cheap: 19.9, expensive: 39.9, tooExpensive: 64.9 },
    { tooCheap: 14.9, cheap: 19.9, expensive: 24.9, tooExpensive: 29.9 },
  ],
  wrong: [
    { answer: { tooCheap: 9.9, cheap: 19.9 }, problem: 'parts-missing' },
    {
      answer: { tooCheap: 19.9, cheap: 9.9, expensive: 24.9, tooExpensive: 29.9 },
      problem: 'prices-not-ascending',
    },
    {
      answer: { tooCheap: 9.9, cheap: 19.9, expensive: 19.9, tooExpensive: 29.9 },
      problem: 'prices-not-ascending',
    },
  ],
};
