import { checkQuotesKept, type Questionnaire, writeMarker } from '@wenshu/survey-core';
import { buildExample, mustApply } from '@wenshu/survey-core/testing';
import { languageTexts } from '@wenshu/texts/design/languages';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { fromSheet, toSheet } from './sheet-text.ts';
import { isDone, matches, type TextRow, textRows } from './text-rows.ts';
import { readSheet, readSheetFile, translationBook } from './translation-sheet.ts';

const words = languageTexts.en;
const marker = (questionId: string) => writeMarker({ of: 'question', questionId, part: {} }, questionId);
const rich = (html: string) => ({ text: html.replace(/<[^>]*>/g, ''), html });
const quoted = rich(`<p>You chose ${marker('quest00001')} over ${marker('quest00002')}: why?</p>`);
const row: TextRow = {
  id: 'title1',
  field: 'title',
  base: quoted,
  place: 'Q3 title',
  translation: undefined,
  state: 'missing',
};

describe('a text in a sheet', () => {
  it('writes quoted answers as numbered places, and puts them back wherever the translator moved them', () => {
    expect(toSheet(quoted, quoted)).toBe('You chose [[1]] over [[2]]: why?');
    const read = fromSheet('Warum [[2]] statt [[1]]?', quoted);
    expect('text' in read && checkQuotesKept(quoted, read.text)).toBeUndefined();
    expect('text' in read && toSheet(read.text, quoted)).toBe('Warum [[2]] statt [[1]]?');
  });

  it('refuses a quote that is gone and one that is new (S5.55, S5.56)', () => {
    expect(fromSheet('Warum?', quoted)).toEqual({ problem: 'quote-deleted' });
    expect(fromSheet('[[1]]?', quoted)).toEqual({ problem: 'quote-deleted' });
    expect(fromSheet('[[1]] [[2]] [[3]]', quoted)).toEqual({ problem: 'quote-added' });
    expect(fromSheet('[[1]] [[2]] [[2]]', quoted)).toEqual({ problem: 'quote-added' });
  });

  it('takes words with signs of markup as words', () => {
    expect(fromSheet('a < b & [[1]]', { text: 'x' })).toEqual({ text: { text: 'a < b & [[1]]' } });
    const read = fromSheet('<b>[[1]]</b> & [[2]]', quoted);
    expect('text' in read && read.text.text).toContain('<b>');
  });
});

describe('reading a sheet', () => {
  it.each(['zh', 'en'] as const)(
    'changes what was written anew and leaves the rest alone, through a real file (%s)',
    async language => {
      const plain = { ...row, id: 'plain1', base: { text: 'Tea' }, translation: { text: 'Tee' } };
      const book = translationBook([row, plain], 'Deutsch', languageTexts[language]);
      book[0]!.rows[1]![3] = 'Warum [[1]], nicht [[2]]?';
      const { sheets } = await readXlsx(await writeXlsx({ sheets: book }));
      const read = readSheet(sheets[0]!.rows, [row, plain]);
      expect(read?.texts.map(text => text.id)).toEqual(['title1']);
      expect(read?.problems).toEqual([]);
    },
  );

  it('names what cannot be imported and refuses a foreign sheet', () => {
    const sheet = [['key'], ['title1.title', 'Q3 title', '', 'Warum?'], ['gone12.title', 'Q9 title', '', 'x']];
    expect(readSheet(sheet, [row])?.problems).toEqual([
      { place: 'Q3 title', problem: 'quote-deleted' },
      { place: 'Q9 title', problem: 'unknown' },
    ]);
    expect(readSheet([['Name'], ['Somebody', 'else']], [row])).toBeUndefined();
    expect(readSheet([], [row])).toBeUndefined();
  });
});

it('lists every text of a questionnaire with its place in words, its progress, and finds it by any of them', () => {
  const document: Questionnaire = mustApply(buildExample(), 'addLanguage', { languageId: 8, name: 'Deutsch' }).document;
  const rows = textRows(document, 8, words);
  expect(rows.some(isDone)).toBe(false);
  const [first] = rows;
  const texts = [{ id: first!.id, field: first!.field, text: { text: 'Obst' } }];
  const translated = mustApply(document, 'translate', { languageId: 8, texts }).document;
  const done = textRows(translated, 8, words).filter(isDone);
  expect(done).toHaveLength(1);
  expect(matches(done[0]!, 'obst')).toBe(true);
  expect(matches(done[0]!, 'nirgends')).toBe(false);
  for (const { place } of rows) expect(place).not.toMatch(/undefined|^ | $/);
});

it('does not open a file that is too large, and says so', async () => {
  const file = (size: number) => ({ size, arrayBuffer: async () => new TextEncoder().encode('no workbook').buffer });
  const unopened = { ...file(11 * 1024 * 1024), arrayBuffer: () => Promise.reject(new Error('opened')) };
  expect(await readSheetFile(unopened, [])).toBe('importTooLarge');
  expect(await readSheetFile(file(100), [])).toBe('importWrong');
});
