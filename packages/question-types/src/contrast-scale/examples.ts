import { exampleParts, exampleQuestion, type TypeExample } from '../_shared/example.ts';

const REQUIRED = 20001;
const SCORE = 20008;

export const example: TypeExample = {
  question: exampleQuestion('contrast-scale', {
    settings: { [REQUIRED]: true },
    items: exampleParts('abcdefg', { a: { [SCORE]: -3 }, d: { [SCORE]: 0 }, g: { [SCORE]: 3 } }),
    rows: exampleParts('xy').map(row => ({ ...row, rightTitle: { text: `Not ${row.title.text}` }, groupId: 'group' })),
    rowGroups: [{ id: 'group', title: { text: 'Group' } }],
  }),
  answers: [
    { x: 'a', y: 'g' },
    { x: 'd', y: 'b' },
  ],
  wrong: [{ answer: { y: 'a' }, problem: 'rows-missing' }],
};
