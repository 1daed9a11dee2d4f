import { commands } from '@wenshu/survey-core';
import { editorToolsTexts } from '@wenshu/texts/design/editor-tools';
import { expect, test } from 'vitest';
import { editWords } from './edit-words.ts';

const words = editorToolsTexts.en.history;

test('says a step in a few words', () => {
  expect(editWords({ addTopQuestion: 2, addItems: 3, updateItemTitle: 2 }, words)).toBe(
    'added 2 questions, edited options 5 times',
  );
  expect(editWords({ restore: 1 }, words)).toBe('restored an earlier state');
  expect(editWords({ addTopQuestion: 2, modifySeqNames: 1 }, words)).toBe('added 2 questions');
  expect(editWords({ modifySeqNames: 1 }, words)).not.toBe('');
});

test('has words for every design call', () => {
  const wordless = Object.keys(commands).filter(
    name => editWords({ [name]: 1 }, words) === words.edits.other({ count: 1 }),
  );
  expect(wordless).toEqual([]);
});
