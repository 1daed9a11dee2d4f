import { exampleParts, exampleQuestion, type TypeExample } from '../example.ts';

const MAX_SELECTED = 20003;
const IS_EXCLUSIVE = 20005;
const HAS_BLANK = 20006;

/** Options with flags: what every type of several options is tried on. */
export const severalOptionsExample = (slug: string): TypeExample => ({
  question: exampleQuestion(slug, {
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
});
