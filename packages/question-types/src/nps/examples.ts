import { exampleQuestion, type TypeExample } from '../_shared/example.ts';

export const example: TypeExample = {
  question: exampleQuestion('nps', {}),
  answers: [10, 0],
  wrong: [
    { answer: -1, problem: 'too-small' },
    { answer: 11, problem: 'too-large' },
  ],
};
