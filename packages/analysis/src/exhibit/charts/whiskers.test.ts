import { describe, expect, it } from 'vitest';
import type { Bars } from '../exhibits.ts';
import { alreadyPercent, percentFormat } from '../units.ts';
import { barsOption } from './bars.ts';

const percents = (...values: readonly (number | null)[]) => values.map(value => alreadyPercent(value));
const series = [
  {
    id: 'women',
    name: 'Women',
    letters: ['B', ''],
    values: percents(40, 25),
    low: percents(30, 20),
    high: percents(50, 31),
  },
  { id: 'men', name: 'Men', values: percents(10, null), low: percents(6, null), high: percents(15, null) },
];
const chart: Bars = {
  id: 'c',
  kind: 'bars',
  title: '',
  notes: [],
  source: { asOf: '', base: { people: 90 } },
  format: { ...percentFormat, decimals: 0 },
  direction: 'bars',
  layout: 'grouped',
  categories: ['Tea', 'Milk'],
  series,
};
const view = { width: 600, height: 300, language: 'en' } as const;

interface Line {
  readonly type: string;
  readonly shape?: { x1: number; y1: number; x2: number; y2: number };
  readonly style: { readonly text?: string };
  readonly x?: number;
}
interface Drawn {
  readonly type: string;
  readonly data: readonly (readonly number[])[];
  renderItem(params: unknown, api: unknown): { readonly children: readonly Line[] };
}

const seriesOf = (of: Bars) => barsOption(of, view).series as readonly Drawn[];

/** Ten pixels for each per cent and a hundred for each category; the second bar stands 20 below its middle. */
function drawn(of: Drawn, item: number): readonly Line[] {
  const api = {
    value: (dimension: number) => of.data[item]![dimension],
    coord: ([x, y]: readonly [number, number]) => [x * 10, y * 100],
    barLayout: ({ count }: { count: number }) => Array.from({ length: count }, (_, at) => ({ offsetCenter: at * 20 })),
  };
  return of.renderItem({}, api).children;
}

describe('the intervals of bars (H)', () => {
  it('reach from their low to their high end over the middle of their own bar, with the number beyond', () => {
    const [, women, , men] = seriesOf(chart);
    expect([women!.type, men!.type]).toEqual(['custom', 'custom']);
    expect(drawn(women!, 1)[0]!.shape).toEqual({ x1: 200, y1: 100, x2: 310, y2: 100 });
    expect(drawn(men!, 0)[0]!.shape).toEqual({ x1: 60, y1: 20, x2: 150, y2: 20 });
    const { x, style } = drawn(women!, 0).at(-1)!;
    expect([x! > 500, style.text]).toEqual([true, '40% B']);
  });

  it('are left out where a base is empty, where bars are parts of a whole, and for numbers that are hidden', () => {
    const [, , , men] = seriesOf(chart);
    expect(men!.data).toHaveLength(1);
    expect(seriesOf({ ...chart, layout: 'stacked' }).map(({ type }) => type)).toEqual(['bar', 'bar']);
    const [, quiet] = seriesOf({ ...chart, hidesNumbers: true });
    expect(drawn(quiet!, 0).map(({ type }) => type)).not.toContain('text');
  });
});
