import { describe, expect, it } from 'vitest';
import { presentSlowly } from '../../../../test/run-kind.ts';
import type { Row } from '../../../data-set/variable.ts';
import type { Exhibit, Picture, Table } from '../../../exhibit/exhibits.ts';
import { leafHeads } from '../../../exhibit/leaf-heads.ts';
import { exampleQuestions, exampleVariables } from '../open-examples.ts';
import { defaultSummaryRequest, type SummaryRequest } from '../request.ts';
import { summaryKind } from '../summary-kind.ts';
import { densityOf, pointsIn } from './density.ts';
import { fileIdIn, readPicture } from './picture-design.ts';

const shown = (question: string, rows: readonly Row[], more: Partial<SummaryRequest> = {}, weight?: string) =>
  presentSlowly(
    summaryKind,
    { ...defaultSummaryRequest, questions: [{ question }], ...more },
    { rows, variables: exampleVariables, questions: exampleQuestions, ...(weight !== undefined && { weight }) },
    'en',
  );
const find = <Found>(exhibits: readonly Exhibit[], id: string) =>
  exhibits.find(one => one.id === id) as unknown as Found;
const linesIn = (table: Table) =>
  leafHeads(table.rows).map(({ head }, line) => [head.text, ...table.cells[line]!.map(({ values }) => values[0])]);

describe('clicks upon a picture', () => {
  const people: readonly Row[] = [
    { 'qa#clicks': '0.1,0.1; 0.1,0.12', 'qa.logo': 1, 'qa.text': 0, w: 3 },
    { 'qa#clicks': '0.9,0.9', 'qa.logo': 0, 'qa.text': 0, w: 1 },
    { 'qa#clicks': null, 'qa.logo': null, 'qa.text': null, w: 1 },
  ];

  it('are dense where most fell, and stand as points', () => {
    const { density, points, fileId, source } = find<Picture>(shown('qa', people), 'picture:qa');
    expect(fileId).toBe('0b7d7f8e-0000-4000-8000-000000000001');
    expect([density!.columns, density!.rows, density!.values.length]).toEqual([40, 30, 1200]);
    // Two clicks in the cell 4, 3; one in 36, 27.
    expect(density!.values[3 * 40 + 4]).toBe(1);
    expect(density!.values[27 * 40 + 36]).toBeCloseTo(0.5, 1);
    expect(density!.values[15 * 40 + 20]).toBe(0);
    expect(points).toEqual([
      [0.9, 0.9],
      [0.1, 0.1],
      [0.1, 0.12],
    ]);
    expect(source.base.people).toBe(2);
  });

  it('are counted by region, weighted; a region that is not drawn is in the table alone', () => {
    const exhibits = shown('qa', people, {}, 'w');
    expect(linesIn(find<Table>(exhibits, 'regions:qa'))).toEqual([
      ['Base', 2, null],
      ['logo', 3, 75],
      ['text', 0, 0],
    ]);
    const { regions, notes } = find<Picture>(exhibits, 'picture:qa');
    expect(regions!.map(({ text, values }) => [text, values[0]!.value])).toEqual([['logo', 75]]);
    const said = notes.map(({ text }) => text).join(' ');
    expect(said).toContain('3 clicks');
    expect(said).toContain('not weighted');
    expect(said).toContain('newest version');
  });
});

describe('regions of a picture', () => {
  it('have the mood of most, and their moods as rows of a table', () => {
    const rows: readonly Row[] = [{ 'qb.logo': 1 }, { 'qb.logo': 1 }, { 'qb.logo': 3 }, { 'qb.logo': null }];
    const exhibits = shown('qb', rows);
    const { regions, density } = find<Picture>(exhibits, 'picture:qb');
    expect(density).toBeUndefined();
    expect(regions).toMatchObject([{ text: 'logo', tone: 'like', outline: [[0.1, 0.2], {}, {}, {}] }]);
    const table = find<Table>(exhibits, 'rows:qb');
    expect(table.columns.map(({ text }) => text)).toEqual(['Base', 'Like', 'Neutral', 'Dislike']);
    expect(table.cells[0]!.map(({ values }) => values[0])).toEqual([3, (100 * 2) / 3, 0, 100 / 3]);
  });
});

describe('density', () => {
  it('is the same on both sides of a click and nowhere above 1, also at the edge', () => {
    const { values } = densityOf([[0.5, 0.5]], 9, 9);
    expect(values[4 * 9 + 4]).toBe(1);
    expect(values[4 * 9 + 3]).toBe(values[4 * 9 + 5]);
    expect(values[3 * 9 + 4]).toBe(values[4 * 9 + 3]);
    expect(densityOf([[1, 1]], 4, 3).values.at(-1)).toBe(1);
    expect(new Set(densityOf([], 4, 3).values)).toEqual(new Set([0]));
  });

  it('reads only what is a place', () => {
    expect(pointsIn('0.5,0.25; x,1; 2,0; 0.1; 1,1,1; 0,1')).toEqual([
      [0.5, 0.25],
      [0, 1],
    ]);
    expect(pointsIn('')).toEqual([]);
  });
});

describe('a design', () => {
  it.each([
    null,
    'x',
    [],
    { picture: 3, regions: 'a' },
    { regions: [null, { id: 1 }, { id: 'a', region: { x: 'b' } }] },
  ])('%j is read as nothing', design => expect(readPicture(design)).toEqual({ picture: '', regions: new Map() }));

  it('names a file only where the picture is ours', () => {
    expect(fileIdIn('https://example.org/api/platform/publicFile?id=0b7d7f8e-0000-4000-8000-000000000001')).toBe('');
    expect(fileIdIn('/api/platform/publicFile?id=../../etc')).toBe('');
  });
});
