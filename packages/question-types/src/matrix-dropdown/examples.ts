import { exampleParts, exampleQuestion, type TypeExample } from '../_shared/example.ts';

const REQUIRED = 20001;

export const example: TypeExample = {
  question: exampleQuestion('matrix-dropdown', {
    settings: { [REQUIRED]: true },
    items: exampleParts('mn').map(column => ({ ...column, children: exampleParts(column.id === 'm' ? 'abc' : 'def') })),
    rows: exampleParts('xy').map(row => (row.id === 'y' ? { ...row, groupId: 'group' } : row)),
    rowGroups: [{ id: 'group', title: { text: 'Group' } }],
  }),
  answers: [
    { x: { m: 'a', n: 'd' }, y: { m: 'c', n: 'e' } },
    { x: { m: 'b', n: 'f' }, y: { m: 'b', n: 'f' } },
  ],
  wrong: [
    { answer: { x: { m: 'a', n: 'd' } }, problem: 'rows-missing' },
    { answer: { x: { m: 'a' }, y: { m: 'c', n: 'e' } }, problem: 'rows-missing' },
  ],
};
