import { exampleParts, exampleQuestion, type TypeExample } from '../_shared/example.ts';

const REQUIRED = 20001;
const MAX_LENGTH = 20022;
const MAX_VALUE = 20024;
const INPUT_FORMAT = 20025;

export const example: TypeExample = {
  question: exampleQuestion('matrix-fill-in', {
    settings: { [REQUIRED]: true },
    items: exampleParts('ab', { a: { [MAX_LENGTH]: 10 }, b: { [INPUT_FORMAT]: 3, [MAX_VALUE]: 99 } }),
    rows: exampleParts('xy').map(row => ({ ...row, groupId: 'group' })),
    rowGroups: [{ id: 'group', title: { text: 'Group' } }],
  }),
  answers: [
    { x: { a: 'Tea', b: '3' }, y: { a: 'Coffee', b: '0' } },
    { x: { a: '茶', b: '99' }, y: { a: '咖啡', b: '1' } },
  ],
  wrong: [
    { answer: { x: { a: 'Tea', b: '3' } }, problem: 'parts-missing' },
    { answer: { x: { a: 'Tea', b: '3' }, y: { a: 'Coffee', b: 'two' } }, problem: 'not-integer' },
    { answer: { x: { a: 'Tea', b: '3' }, y: { a: 'Coffee', b: '100' } }, problem: 'too-large' },
    { answer: { x: { a: 'A long story', b: '3' }, y: { a: 'Coffee', b: '1' } }, problem: 'too-long' },
  ],
};
