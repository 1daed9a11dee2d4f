import { expect, it } from 'vitest';
import type { FileBlock, FilePage } from './report-file.ts';
import type { ReportDrawing } from './report-format.ts';
import { uponA4 } from './upon-a4.ts';

const figure: FileBlock = {
  place: { x: 0, y: 0, width: 400, height: 200 },
  body: { kind: 'figure', number: '42%', caption: 'Like it', base: '120' },
};
const page = (name: string, more: Partial<FilePage> = {}): FilePage => ({
  name,
  isCover: false,
  blocks: [figure],
  ...more,
});
const sheetsOf = (...pages: readonly FilePage[]) =>
  uponA4({ report: { shape: 'wide', theme: {}, isUponA4: true, pages } } as unknown as ReportDrawing).report.pages;
const namesOf = (...pages: readonly FilePage[]) =>
  sheetsOf(...pages).map(({ name, alsoNamed = [] }) => [name, ...alsoNamed]);

it('puts small pages upon one sheet, below each other, and every one stays in the contents', () => {
  expect(namesOf(page('a'), page('b'))).toEqual([['a', 'b']]);
  const [sheet] = sheetsOf(page('a'), page('b'));
  const [first, second] = sheet!.blocks.map(({ place }) => place);
  expect(second!.y).toBeGreaterThanOrEqual(first!.y + first!.height);
});

it('gives a cover and a page with a ground of its own a sheet to themselves: no other page is printed upon them', () => {
  const ground = { background: { colour: '#123456' } };
  expect(namesOf(page('cover', { isCover: true }), page('b'))).toEqual([['cover'], ['b']]);
  expect(namesOf(page('a'), page('cover', { isCover: true }))).toEqual([['a'], ['cover']]);
  expect(namesOf(page('dark', ground), page('b'))).toEqual([['dark'], ['b']]);
  expect(namesOf(page('a'), page('dark', ground))).toEqual([['a'], ['dark']]);
});

it('begins another sheet where one is full, and loses no block', () => {
  const sheets = sheetsOf(page('long', { blocks: new Array(12).fill(figure) }), page('next'));
  expect(sheets.length).toBeGreaterThan(1);
  expect(sheets.flatMap(({ blocks }) => blocks)).toHaveLength(13);
  for (const { blocks } of sheets)
    for (const { place } of blocks) expect(place.y + place.height).toBeLessThanOrEqual(1123);
});
