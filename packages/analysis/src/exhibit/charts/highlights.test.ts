import { describe, expect, it } from 'vitest';
import { chartOption } from '../chart-option.ts';
import type { Bars, BarsOf, Parts, Series } from '../exhibits.ts';
import { alreadyPercent, type Percent } from '../units.ts';

const framed = { id: 'a', title: 'Drink', notes: [], source: { asOf: '', base: { people: 40 } } };
const format = { as: 'percent', decimals: 1 } as const;
const view = { width: 600, height: 400, language: 'en' } as const;
const series = (name: string, ...values: readonly number[]): Series<Percent> => ({
  id: name,
  name,
  values: values.map(value => alreadyPercent(value)),
});
const bars: BarsOf<'percent'> = {
  ...framed,
  format,
  kind: 'bars',
  direction: 'columns',
  layout: 'grouped',
  categories: ['Tea', 'Coffee'],
  series: [series('All', 60, 40)],
  highlights: ['Coffee'],
};
const parts: Parts = {
  ...framed,
  format,
  kind: 'parts',
  shape: 'ring',
  categories: ['Tea', 'Coffee'],
  series: [series('All', 60, 40)],
  highlights: ['Tea'],
};
type Drawn = readonly { readonly data: readonly { readonly itemStyle?: { readonly opacity?: number } }[] }[];
const paled = (chart: Bars | Parts) =>
  (chartOption(chart, view).series as Drawn).map(({ data }) =>
    data.map(({ itemStyle }) => itemStyle?.opacity !== undefined),
  );

describe('what is brought out in a chart', () => {
  it('stays as it is while the others step back: bars by what was answered, parts of a ring by theirs', () => {
    expect(paled(bars)).toEqual([[true, false]]);
    expect(paled(parts)).toEqual([[false, true]]);
    expect(paled({ ...bars, highlights: [] })).toEqual([[false, false]]);
  });

  it('is a part of every bar where bars are made of answers', () => {
    const stacked: Bars = {
      ...bars,
      layout: 'stacked-to-100',
      categories: ['Women', 'Men'],
      series: [series('Tea', 60, 20), series('Coffee', 40, 80)],
    };
    expect(paled(stacked)).toEqual([
      [true, true],
      [false, false],
    ]);
  });
});
