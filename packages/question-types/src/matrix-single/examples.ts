import { exampleParts, exampleQuestion, type TypeExample } from '../_shared/example.ts';

const REQUIRED = 20001;
const SCORE = 20008;

export const example: TypeExample = {
  question: exampleQuestion('matrix-single', {
    settings: { [REQUIRED]: true },
    items: exampleParts('abc', { a: { [SCORE]: 1 }, b: { [SCORE]: 2 } }),
    rows: exampleParts('xy').map(row => ({ ...row, groupId: 'group' })),
    rowGroups: [{ id: 'group', title: { text: 'Group' } }],
  }),
  answers: [
    { x: 'a', y: 'b' },
    { x: 'c', y: 'c' },
  ],
  wrong: [{ answer: { x: 'a' }, problem: 'rows-missing' }],
};
