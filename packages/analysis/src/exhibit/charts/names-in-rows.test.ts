import { expect, it } from 'vitest';
import type { Bars, Heat, Ranges } from '../exhibits.ts';
import { barsOption } from './bars.ts';
import { heatOption } from './heat.ts';
import { rangesOption } from './ranges.ts';

const frame = {
  id: 'x',
  title: '',
  source: { asOf: '', base: { people: 9 } },
  notes: [],
  format: { as: 'number', decimals: 2 },
} as const;
const long = 'Q1_3 Do you agree with the following: I have the time to do things well';
const onPhone = { width: 320, height: 240, language: 'en' } as const;
const onScreen = { width: 1400, height: 900, language: 'en' } as const;

interface Axis {
  readonly axisLabel: { readonly formatter?: (name: string, at: number) => string; readonly rotate?: number };
}
const nameAt = (axis: unknown, at: number, name: string) => (axis as Axis).axisLabel.formatter?.(name, at) ?? name;

it('names below each other have as many lines as their row has room for', () => {
  const rows = Array.from({ length: 8 }, () => ({ text: long, at: 1, low: 0, high: 2 }));
  const ranges: Ranges = { ...frame, kind: 'ranges', rows };
  const shown = nameAt(rangesOption(ranges, onPhone).yAxis, 0, long);
  expect(shown).toMatch(/^Q1_3.*….*well$/);
  expect(shown.length).toBeLessThan(long.length / 2);
  expect(nameAt(rangesOption(ranges, onScreen).yAxis, 0, long)).toBe(long);
});

it('names below narrow cells stand aslant', () => {
  const names = Array.from({ length: 8 }, (_, at) => `${long} ${at}`);
  const values = names.map(() => names.map(() => 0.5));
  const heat: Heat = {
    ...frame,
    kind: 'heat',
    rows: names,
    columns: names,
    values,
    scale: 'about-zero',
    min: -1,
    max: 1,
  };
  const rotateIn = (view: typeof onPhone | typeof onScreen) => (heatOption(heat, view).xAxis as Axis).axisLabel.rotate;
  expect([rotateIn(onPhone), rotateIn(onScreen)]).toEqual([50, undefined]);
});

it('the number of a bar stands beyond its end, whichever way it goes', () => {
  const sidesOf = (direction: Bars['direction']) => {
    const series = [{ id: 's', name: 's', values: [1, -1] }];
    const chart: Bars = { ...frame, kind: 'bars', direction, layout: 'grouped', categories: ['a', 'b'], series };
    const [drawn] = barsOption(chart, onScreen).series as readonly {
      readonly label: { readonly position: string };
      readonly data: readonly { readonly label: { readonly position?: string } }[];
    }[];
    return drawn!.data.map(({ label }) => label.position ?? drawn!.label.position);
  };
  expect(sidesOf('bars')).toEqual(['right', 'left']);
  expect(sidesOf('columns')).toEqual(['top', 'bottom']);
});
