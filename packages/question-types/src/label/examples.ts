import { exampleParts, exampleQuestion, type TypeExample } from '../_shared/example.ts';

const REQUIRED = 20001;
const MAX_SELECTED = 20003;

export const example: TypeExample = {
  question: exampleQuestion('label', {
    settings: { [REQUIRED]: true, [MAX_SELECTED]: 2 },
    items: exampleParts('abc'),
  }),
  answers: [{ items: ['a', 'c'] }, { items: ['b'] }],
  wrong: [
    { answer: { items: [] }, problem: 'label-missing' },
    { answer: { items: ['a', 'b', 'c'] }, problem: 'too-many' },
  ],
};
