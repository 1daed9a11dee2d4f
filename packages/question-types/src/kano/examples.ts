import { exampleParts, exampleQuestion, type TypeExample } from '../_shared/example.ts';

const REQUIRED = 20001;

export const example: TypeExample = {
  question: exampleQuestion('kano', {
    settings: { [REQUIRED]: true },
    items: exampleParts('abcde'),
    rows: exampleParts('xy'),
  }),
  answers: [
    {
      x: { functional: 'a', dysfunctional: 'e', importance: 5 },
      y: { functional: 'c', dysfunctional: 'c', importance: 1 },
    },
    {
      x: { functional: 'b', dysfunctional: 'd', importance: 3 },
      y: { functional: 'a', dysfunctional: 'c', importance: 4 },
    },
  ],
  wrong: [
    { answer: { x: { functional: 'a', dysfunctional: 'e', importance: 5 } }, problem: 'parts-missing' },
    {
      answer: {
        x: { functional: 'a', dysfunctional: 'e' },
        y: { functional: 'c', dysfunctional: 'c', importance: 1 },
      },
      problem: 'parts-missing',
    },
    {
      answer: {
        x: { functional: 'a', dysfunctional: 'e', importance: 6 },
        y: { functional: 'c', dysfunctional: 'c', importance: 1 },
      },
      problem: 'importance-not-between',
    },
  ],
};
