import type { Bars, Series } from '../exhibits.ts';
import { type ChartOption, type ChartView, chartInk, pointLabel } from './chart-look.ts';

/** What ECharts gives a series that draws itself, as far as it is used here. */
interface Drawn {
  value(dimension: number): number;
  coord(data: readonly [number, number]): readonly [number, number];
  barLayout(bars: ChartOption & { readonly count: number }): readonly { readonly offsetCenter: number }[];
}

/** Half of the line across an end, and the room between it and the number. */
const CAP = 3;
const GAP = 5;

export const hasWhiskers = ({ layout }: Bars, { low, high }: Series): boolean =>
  layout === 'grouped' && low !== undefined && high !== undefined;

/**
 * The intervals of a series, over the middle of its bars. The numbers stand beyond their ends: beside the bar they would lie on the line.
 */
export function whiskersOf(chart: Bars, at: number, view: ChartView, bars: ChartOption): ChartOption {
  const series = chart.series[at]!;
  const isLying = chart.direction === 'bars';
  const place = (category: number, value: number): readonly [number, number] =>
    isLying ? [value, category] : [category, value];
  const ends = chart.categories.flatMap((_, category) => {
    const [low, high] = [series.low![category] ?? null, series.high![category] ?? null];
    return low === null || high === null ? [] : [[category, low, high]];
  });
  return {
    type: 'custom',
    id: `${series.id}:interval`,
    name: series.name,
    silent: true,
    tooltip: { show: false },
    z: 5,
    clip: false,
    data: ends,
    encode: isLying ? { x: [1, 2], y: 0 } : { x: 0, y: [1, 2] },
    renderItem: (_: unknown, drawn: Drawn) => {
      const category = drawn.value(0);
      const [from, to] = [drawn.coord(place(category, drawn.value(1))), drawn.coord(place(category, drawn.value(2)))];
      const aside = drawn.barLayout({ ...bars, count: chart.series.length })[at]!.offsetCenter;
      const [along, across] = isLying ? ([0, 1] as const) : ([1, 0] as const);
      const middle = from[across] + aside;
      const point = (length: number, beside: number) =>
        isLying ? { x: length, y: middle + beside } : { x: middle + beside, y: length };
      // Dark with a light edge, to be seen on its bar as well as beyond it.
      const line = (one: { x: number; y: number }, other: { x: number; y: number }) =>
        [
          { stroke: '#fff', lineWidth: 3, opacity: 0.6 },
          { stroke: chartInk.soft, lineWidth: 1 },
        ].map(style => ({ type: 'line', shape: { x1: one.x, y1: one.y, x2: other.x, y2: other.y }, style }));
      const isTold = !chart.hidesNumbers && (series.values[category] ?? null) !== null;
      return {
        type: 'group',
        children: [
          ...line(point(from[along], 0), point(to[along], 0)),
          ...[from, to].flatMap(end => line(point(end[along], -CAP), point(end[along], CAP))),
          ...(isTold
            ? [
                {
                  type: 'text',
                  ...point(to[along] + (isLying ? GAP : -GAP), 0),
                  style: {
                    text: pointLabel(series, category, chart.format, view.language),
                    fill: chartInk.soft,
                    fontSize: 11,
                    fontFamily: view.font,
                    ...(isLying
                      ? { align: 'left', verticalAlign: 'middle' }
                      : { align: 'center', verticalAlign: 'bottom' }),
                  },
                },
              ]
            : []),
        ],
      };
    },
  };
}
