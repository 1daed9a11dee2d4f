import { expect, it } from 'vitest';
import { findFullFolders } from './find-full-folders.ts';

const filled = (folder: string, count: number) => Array.from({ length: count }, (_, at) => `${folder}/f${at}.ts`);

it('tells of a folder with more files than one can look through', () => {
  expect(findFullFolders(filled('apps/web/src/a', 40))).toEqual([]);
  expect(findFullFolders(filled('apps/web/src/a', 41))).toEqual([
    'no-room-is-full: apps/web/src/a holds 41 files, 40 at most',
  ]);
});

it('counts each floor by itself, and neither pictures nor what tests read', () => {
  const pictures = Array.from({ length: 30 }, (_, at) => `apps/web/src/a/p${at}.png`);
  const read = filled('apps/web/src/a/fixtures', 90);
  expect(
    findFullFolders([...filled('apps/web/src/a', 30), ...filled('apps/web/src/a/b', 30), ...pictures, ...read]),
  ).toEqual([]);
});

it('leaves shelves alone', () => {
  expect(findFullFolders(filled('a/b', 99), new Set(['a/b']))).toEqual([]);
});
