import { beforeEach, expect, test, vi } from 'vitest';
import { keepChoice, readChoice, requestOf, usualChoice } from './export-choice.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
const survey = { scrollId: 'scroll0001', hasLoops: false };

test('is kept for the person who chose it, and for nobody else', () => {
  const mine = { ...usualChoice, format: 'csv', include: ['screened'], separator: 'tab' } as const;
  keepChoice('me', mine);
  expect(readChoice('me')).toEqual(mine);
  expect(readChoice('you')).toEqual(usualChoice);
});

test.each([
  ['nonsense', '{'],
  ['a list', '[1,2]'],
  ['words that nobody knows any more', '{"format":"pdf","values":"__proto__","include":["deleted"]}'],
  ['records of no kind', '{"include":[]}'],
])('is as usual where %s was kept', (_what, text) => {
  kept.set('exportChoice:me', text);
  expect(readChoice('me')).toEqual(usualChoice);
});

test('asks for what the format has use for', () => {
  const choice = { ...usualChoice, rows: 'rounds', separator: 'semicolon', values: 'codes', sets: 'cell' } as const;
  const columns = ['a', 'b'];
  const keysOf = (format: 'xlsx' | 'csv' | 'sav' | 'files') =>
    Object.keys(requestOf({ ...choice, format }, { ...survey, columns, filter: { all: [] } })).sort();
  const records = ['filter', 'format', 'include', 'scrollId'];
  expect(keysOf('files')).toEqual(records);
  expect(keysOf('sav')).toEqual([...records, 'columns', 'rows'].sort());
  expect(keysOf('xlsx')).toEqual([...records, 'columns', 'rows', 'sets', 'values'].sort());
  expect(keysOf('csv')).toEqual([...records, 'columns', 'rows', 'separator', 'sets', 'values'].sort());
});

test('a row per round only where something is asked in rounds', () => {
  const choice = { ...usualChoice, rows: 'rounds' } as const;
  expect(requestOf(choice, survey).rows).toBe('records');
  expect(requestOf(choice, { ...survey, hasLoops: true }).rows).toBe('rounds');
});
