import type { Bars } from '@wenshu/analysis';
import { expect, it } from 'vitest';
import { bars, percents } from '../../../../../testing/example-exhibits.ts';
import { nativeChart } from './native-chart.ts';

const compared: Bars = {
  ...(bars as Bars),
  layout: 'mirrored',
  direction: 'bars',
  categories: ['Likes', 'Neither', 'Loathes'],
  series: [
    { id: 'a', name: 'Functional', values: percents(60, null, 15) },
    { id: 'b', name: 'Dysfunctional', values: percents(5, 20, 70) },
  ],
} as Bars;

it('draws the first of two sides to the left, as on the screen; a side without a base stays empty', () => {
  const { data, options } = nativeChart(compared, 'en', 4);
  expect(data.map(({ values }) => values)).toEqual([
    [-0.6, null, -0.15],
    [0.05, 0.2, 0.7],
  ]);
  // Both on one line; an axis from 0 would cut the left side off.
  expect(options).toMatchObject({ barGrouping: 'stacked' });
  expect(options.valAxisMinVal).toBeUndefined();
});

it('turns nothing round in any other layout', () => {
  for (const layout of ['grouped', 'stacked', 'stacked-to-100', 'touching'] as const) {
    const { data, options } = nativeChart({ ...compared, layout }, 'en', 4);
    expect(data[0]!.values).toEqual([0.6, null, 0.15]);
    expect(options.valAxisMinVal).toBe(0);
  }
});
