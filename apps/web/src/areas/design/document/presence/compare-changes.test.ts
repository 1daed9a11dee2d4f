import { setTo } from '@wenshu/survey-core';
import { buildExample, ids, mustApply } from '@wenshu/survey-core/testing';
import { expect, test } from 'vitest';
import { compareChanges } from './compare-changes.ts';

const example = buildExample();
const changesOf = (name: string, input: object) => mustApply(example, name, input).changes;

test('shows a text as I wrote it beside what is there now', () => {
  const mine = changesOf('modifyName', { questionId: ids.choice, title: { text: 'Mine' } });
  const now = mustApply(example, 'modifyName', { questionId: ids.choice, title: { text: 'Theirs' } }).document;
  expect(compareChanges(mine, now, 'en')).toEqual([{ place: 'Q1 · title', mine: 'Mine', theirs: 'Theirs' }]);
});

test('says when what I changed is gone', () => {
  const mine = changesOf('updateItemTitle', {
    questionId: ids.choice,
    itemId: ids.optionA,
    title: { text: 'Green apple' },
  });
  const { [ids.choice]: _gone, ...questions } = example.questions;
  expect(compareChanges(mine, { ...example, questions }, 'en')).toEqual([
    { place: '(deleted) · option', mine: 'Green apple', theirs: '(nothing)' },
  ]);
});

test('leaves out what both agree on', () => {
  const mine = changesOf('modifyName', { questionId: ids.choice, title: { text: 'Same' } });
  const now = mustApply(example, 'modifyName', { questionId: ids.choice, title: { text: 'Same' } }).document;
  expect(compareChanges(mine, now, 'en')).toEqual([]);
});

test('names settings and their values as the panel does, and places in words', () => {
  const changes = [
    setTo(['questions', ids.choice, 'settings', '20001'], true),
    setTo(['questions', ids.choice, 'items', ids.optionA, 'order'], 'zz'),
  ];
  expect(compareChanges(changes, example, 'zh')).toMatchObject([
    { place: 'Q1 · 必答', mine: '是' },
    { place: 'Q1 · 位置', mine: '移到新的位置', theirs: '现在的位置' },
  ]);
});

test('says a rule as its sentence', () => {
  const rule = { ...Object.values(example.logic)[0], id: 'rule000009' };
  const [compared] = compareChanges([setTo(['logic', 'rule000009'], rule)], example, 'en');
  expect(compared?.mine).not.toContain('{');
});
