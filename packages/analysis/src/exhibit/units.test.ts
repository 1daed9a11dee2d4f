import { expect, it } from 'vitest';
import type { PresentContext } from '../kind/kind.ts';
import { figuresTable, plainTable } from '../kinds/model/plain-table.ts';
import { letteredCell } from '../kinds/summary/row-heads.ts';
import { countCell, percentCell } from './cells.ts';
import type { Bars, Figure, Gauge, Lines, Points, TableCell } from './exhibits.ts';
import { formatNumber } from './format-number.ts';
import {
  alreadyPercent,
  inFormat,
  type NumberFormat,
  numberAs,
  percentFormat,
  percentOf,
  percentOfShare,
  pointsBetween,
  pointsFormat,
  pointsOfShares,
} from './units.ts';

const share = 0.68;
const base = { people: 50 };
const frame = { id: 'a', title: '', notes: [], source: { asOf: '', base } };
const context: PresentContext = { language: 'en', variables: new Map(), questions: new Map(), source: { asOf: '' } };

it('makes per cents and points of shares, and nothing of nothing', () => {
  expect([percentOf(34, 50), percentOf(0, 50), percentOf(0, 0)]).toEqual([68, 0, null]);
  expect([percentOfShare(share), percentOfShare(null)]).toEqual([68, null]);
  expect(pointsOfShares(-0.25)).toBe(-25);
  expect([pointsBetween(alreadyPercent(40), alreadyPercent(65)), pointsBetween(null, alreadyPercent(1))]).toEqual([
    -25,
    null,
  ]);
});

/** Each line that follows must not compile: whoever loosens the types sees it here. Never run. */
export const refusedByTheCompiler = {
  sentences: () => {
    // @ts-expect-error A share is no per cent.
    formatNumber(percentFormat, share, 'en');
    // @ts-expect-error A per cent is no plain number: 68 would stand there without its sign.
    formatNumber(numberAs(1), percentOfShare(share), 'en');
    // @ts-expect-error A difference of shares is in points.
    formatNumber(percentFormat, pointsOfShares(share), 'en');
    // @ts-expect-error Which unit the format has is not known.
    formatNumber(percentFormat as NumberFormat, share, 'en');
    // @ts-expect-error Nor may a cell say that it is of a unit that it is not.
    inFormat(percentFormat, share);
  },
  columns: () => {
    const columns = [
      { id: 'share', text: '', format: percentFormat },
      { id: 'mean', text: '', format: numberAs(2) },
    ] as const;
    const row = { id: '1', text: '' };
    const table = { ...frame, base, columns };
    const mixed = { ...table, columns: [...columns].reverse() };
    const given = [row].map(one => ({ ...one, values: [share, 4.2] as const }));
    // @ts-expect-error A share in a column of per cents.
    plainTable({ ...table, rows: given }, context);
    // @ts-expect-error A per cent in a column of means.
    plainTable({ ...table, rows: [{ ...row, values: [null, percentOfShare(share)] }] }, context);
    // @ts-expect-error Columns of several units in no order that the compiler knows.
    plainTable({ ...mixed, rows: [{ ...row, values: [4.2] }] }, context);
    // @ts-expect-error A share as a figure in per cent.
    figuresTable({ ...frame, base, rows: [{ id: '1', text: '', value: share, format: percentFormat }] }, context);
  },
  cells: () => {
    // @ts-expect-error A number that was not held against a format.
    const bare: TableCell = { values: [share] };
    // @ts-expect-error A share in a cell of per cents.
    const part = percentCell(share);
    // @ts-expect-error A per cent in a cell of counts.
    const whole = countCell(percentOfShare(share));
    // @ts-expect-error A per cent with letters in a line of means.
    const mean = letteredCell(numberAs(2), percentOfShare(share), [1]);
    return [bare, part, whole, mean];
  },
  charts: () => {
    const bars = { ...frame, kind: 'bars', direction: 'bars', layout: 'grouped', categories: ['a'] } as const;
    const series = [{ id: 's', name: '', values: [share] }];
    // @ts-expect-error Bars.
    const drawn: Bars = { ...bars, format: percentFormat, series };
    // @ts-expect-error Points are none of per cents.
    const apart: Bars = { ...bars, format: pointsFormat, series };
    const lines = { ...frame, kind: 'lines', x: { of: 'category', names: ['a'] } } as const;
    // @ts-expect-error Lines, and their intervals.
    const trend: Lines = { ...lines, format: percentFormat, series: [{ id: 's', name: '', values: [], low: [share] }] };
    // @ts-expect-error A gauge.
    const gauge: Gauge = { ...frame, kind: 'gauge', format: percentFormat, value: share, min: 0, max: 100, bands: [] };
    // @ts-expect-error A single figure.
    const figure: Figure = { ...frame, kind: 'figure', value: share, format: percentFormat };
    const points = { ...frame, kind: 'points', xTitle: '', yTitle: '', isSquare: false, groups: [] } as const;
    // @ts-expect-error Points along or upwards.
    const map: Points = { ...points, format: percentFormat, points: [{ x: share, y: share, group: 0 }] };
    return [drawn, apart, trend, gauge, figure, map];
  },
};

it('takes what is of its unit', () => {
  const columns = [
    { id: 'share', text: 'Share', format: percentFormat },
    { id: 'change', text: 'Change', format: pointsFormat },
    { id: 'mean', text: 'Mean', format: numberAs(2) },
  ] as const;
  const values = [percentOfShare(share), pointsOfShares(-0.18), 4.2] as const;
  const table = plainTable({ ...frame, base, columns, rows: [{ id: '1', text: 'a', values }] }, context);
  expect(table.cells).toEqual([[{ values: [68] }, { values: [-18] }, { values: [4.2] }]]);
  expect(formatNumber(percentFormat, percentOfShare(share), 'en')).toBe('68.0%');
  expect(formatNumber(pointsFormat, pointsOfShares(-0.18), 'zh')).toBe('-18.0 个百分点');
});
