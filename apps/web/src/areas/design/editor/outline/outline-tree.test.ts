import { buildExample, ids, mustApply } from '@wenshu/survey-core/testing';
import { expect, test } from 'vitest';
import { outlineTree } from './outline-tree.ts';

const example = buildExample();
const withBreak = mustApply(example, 'addTopQuestion', {
  questionId: 'break00001',
  groupId: ids.group,
  order: 'z',
  type: 'page-break',
  seqName: 'P',
  title: { text: '' },
}).document;

test('pages are counted through the survey, questions without what is not answered', () => {
  const before = outlineTree(example);
  const after = outlineTree(withBreak);
  expect([before.pages, after.pages]).toEqual([1, 2]);
  expect(after.questions).toBe(before.questions);
  expect(after.sections.flatMap(({ entries }) => entries).find(({ page }) => page !== undefined)).toMatchObject({
    question: { id: 'break00001' },
    page: 2,
  });
});

test('one group without a name is no group', () => {
  const group = { ...example.groups[ids.group]!, title: { text: '' } };
  expect(outlineTree({ ...example, groups: { [ids.group]: group } }).hasGroups).toBe(false);
  expect(outlineTree({ ...example, groups: { [ids.group]: { ...group, title: { text: 'A' } } } }).hasGroups).toBe(true);
});
