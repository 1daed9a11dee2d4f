import { expect, test } from 'vitest';
import { landingWords, loopLabel, loopNotice, loopPlace } from './loop-words.ts';

const question = (seqName: string, text: string) => ({
  seqName,
  title: { text },
  items: {},
  itemGroups: {},
  rows: {},
  rowGroups: {},
});
const document = {
  questions: { brands: question('Q2', '知道哪些品牌'), bare: question('Q3', '') },
  groups: { each: { title: { text: '品牌评价' } } },
  calculations: {},
  languages: {},
};
const loop = {
  kind: 'question-relation',
  target: { groupId: 'each' },
  fromQuestionId: 'brands',
  take: 'selected',
} as const;

test('the frame names the question whose options make the rounds', () => {
  expect(loopLabel(loop, document, 'zh')).toBe('循环：Q2 “知道哪些品牌” 每选中一项问一遍');
  expect(loopLabel({ ...loop, take: 'unselected', fromQuestionId: 'bare' }, document, 'en')).toBe(
    'Loop: asked once for each option not chosen in Q3',
  );
});

test('the notice before publishing names the group, what it asks and the source', () => {
  expect(loopPlace(loop, document, 'zh')).toBe('题组“品牌评价”');
  expect(loopNotice(loop, ['Q4', 'Q5'], document, 'zh')).toBe('Q4、Q5 会循环询问：Q2 “知道哪些品牌” 每选中一项问一遍');
  expect(loopNotice(loop, ['Q4', 'Q5'], document, 'en')).toBe(
    'Q4, Q5 are asked once for each option chosen in Q2 “知道哪些品牌”',
  );
});

test('a question that was added says on which side of the loop it stands', () => {
  expect(landingWords(loop, 'inside', document, 'en')).toEqual({
    text: 'Now inside the loop: asked once for each option chosen in Q2 “知道哪些品牌”.',
    other: 'Move it after the loop (asked once)',
  });
  expect(landingWords(loop, 'after', document, 'zh').text).toMatch(/^现在在循环之后，只问一遍/);
});
