import { exampleParts, exampleQuestion, type TypeExample } from '../_shared/example.ts';

const SCORE = 20008;

export const example: TypeExample = {
  question: exampleQuestion('scale', { items: exampleParts('abcde', { a: { [SCORE]: 1 }, e: { [SCORE]: 5 } }) }),
  answers: [{ item: 'e' }, { item: 'a' }, { item: 'c' }],
  // Any of its points is right; what is none of them is not readable at all.
  wrong: [],
};
