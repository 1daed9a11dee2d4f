import { exampleParts, exampleQuestion, type TypeExample } from '../_shared/example.ts';

const REQUIRED = 20001;
const MAX_SELECTED = 20003;
const EXCLUSIVE = 20005;
const SCORE = 20008;

export const example: TypeExample = {
  question: exampleQuestion('matrix-multiple', {
    settings: { [REQUIRED]: true, [MAX_SELECTED]: 2 },
    items: exampleParts('abcd', { a: { [SCORE]: 1 }, b: { [SCORE]: 2 }, d: { [EXCLUSIVE]: true } }),
    rows: exampleParts('xy').map(row => (row.id === 'y' ? { ...row, groupId: 'group' } : row)),
    rowGroups: [{ id: 'group', title: { text: 'Group' } }],
  }),
  answers: [
    { x: ['a', 'b'], y: ['c'] },
    { x: ['d'], y: ['b', 'c'] },
  ],
  wrong: [
    { answer: { x: ['a'] }, problem: 'rows-missing' },
    { answer: { x: ['a', 'b', 'c'], y: ['a'] }, problem: 'too-many' },
    { answer: { x: ['a'], y: ['a', 'd'] }, problem: 'exclusive-broken' },
  ],
};
