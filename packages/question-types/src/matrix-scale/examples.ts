import { exampleParts, exampleQuestion, type TypeExample } from '../_shared/example.ts';

const REQUIRED = 20001;
const SCORE = 20008;
const LOW_LABEL = 20102;
const HIGH_LABEL = 20103;

export const example: TypeExample = {
  question: exampleQuestion('matrix-scale', {
    settings: { [REQUIRED]: true, [LOW_LABEL]: 'Disagree', [HIGH_LABEL]: 'Agree' },
    items: exampleParts('abcde', { a: { [SCORE]: 1 }, e: { [SCORE]: 5 } }),
    rows: exampleParts('xyz').map(row => (row.id === 'x' ? row : { ...row, groupId: 'group' })),
    rowGroups: [{ id: 'group', title: { text: 'Group' } }],
  }),
  answers: [
    { x: 'a', y: 'e', z: 'c' },
    { x: 'c', y: 'c', z: 'c' },
  ],
  wrong: [{ answer: { x: 'a', z: 'b' }, problem: 'rows-missing' }],
};
