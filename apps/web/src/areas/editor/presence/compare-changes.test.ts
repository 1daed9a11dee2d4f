import { buildExample, ids, mustApply } from '@wenshu/survey-core/testing';
import { editorToolsTexts } from '@wenshu/texts/editor-tools';
import { expect, test } from 'vitest';
import { compareChanges } from './compare-changes.ts';

const example = buildExample();
const words = editorToolsTexts.en.unsaved;
const changesOf = (name: string, input: object) => mustApply(example, name, input).changes;

test('shows a text as I wrote it beside what is there now', () => {
  const mine = changesOf('modifyName', { questionId: ids.choice, title: { text: 'Mine' } });
  const now = mustApply(example, 'modifyName', { questionId: ids.choice, title: { text: 'Theirs' } }).document;
  expect(compareChanges(mine, now, words)).toEqual([{ place: 'Q1 · title', mine: 'Mine', theirs: 'Theirs' }]);
});

test('says when what I changed is gone', () => {
  const mine = changesOf('updateItemTitle', {
    questionId: ids.choice,
    itemId: ids.optionA,
    title: { text: 'Green apple' },
  });
  const { [ids.choice]: _gone, ...questions } = example.questions;
  expect(compareChanges(mine, { ...example, questions }, words)).toEqual([
    { place: '(deleted) · option', mine: 'Green apple', theirs: '(nothing)' },
  ]);
});

test('leaves out what both agree on', () => {
  const mine = changesOf('modifyName', { questionId: ids.choice, title: { text: 'Same' } });
  const now = mustApply(example, 'modifyName', { questionId: ids.choice, title: { text: 'Same' } }).document;
  expect(compareChanges(mine, now, words)).toEqual([]);
});
