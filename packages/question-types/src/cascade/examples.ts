import { exampleParts, exampleQuestion, type TypeExample } from '../_shared/example.ts';

const [country, coast, city, street, island] = exampleParts('abcde') as [
  ReturnType<typeof exampleParts>[number],
  ...ReturnType<typeof exampleParts>,
];

export const example: TypeExample = {
  question: exampleQuestion('cascade', {
    items: [{ ...country, children: [{ ...coast!, children: [{ ...city!, children: [street!] }] }] }, island!],
  }),
  answers: [{ path: ['a', 'b', 'c', 'd'] }, { path: ['e'] }],
  wrong: [{ answer: { path: ['a', 'b'] }, problem: 'path-unfinished' }],
};
