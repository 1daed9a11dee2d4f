import { exampleParts, exampleQuestion, type TypeExample } from '../_shared/example.ts';

const HAS_BLANK = 20006;
const IS_BLANK_REQUIRED = 20007;
const SCORE = 20008;

export const example: TypeExample = {
  question: exampleQuestion('single-choice', {
    items: exampleParts('abc', { a: { [SCORE]: 2 }, c: { [HAS_BLANK]: true, [IS_BLANK_REQUIRED]: true } }).map(item =>
      'bc'.includes(item.id) ? { ...item, groupId: 'group' } : item,
    ),
    itemGroups: [{ id: 'group', title: { text: 'Group' } }],
  }),
  answers: [{ item: 'c', blank: 'Tea' }, { item: 'a' }, { item: 'b' }],
  wrong: [{ answer: { item: 'c' }, problem: 'blank-required' }],
};
