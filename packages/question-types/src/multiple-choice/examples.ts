import { exampleParts, exampleQuestion, type TypeExample } from '../_shared/example.ts';

const MAX_SELECTED = 20003;
const IS_EXCLUSIVE = 20005;
const HAS_BLANK = 20006;

export const example: TypeExample = {
  question: exampleQuestion('multiple-choice', {
    settings: { [MAX_SELECTED]: 2 },
    items: exampleParts('abcd', { c: { [HAS_BLANK]: true }, d: { [IS_EXCLUSIVE]: true } }).map(item =>
      'bc'.includes(item.id) ? { ...item, groupId: 'group' } : item,
    ),
    itemGroups: [{ id: 'group', title: { text: 'Group' } }],
  }),
  answers: [{ items: ['a', 'c'], blanks: { c: 'Tea' } }, { items: ['d'] }, { items: ['b'] }],
  wrong: [
    { answer: { items: ['a', 'b', 'c'] }, problem: 'too-many' },
    { answer: { items: ['a', 'd'] }, problem: 'exclusive-broken' },
  ],
};
