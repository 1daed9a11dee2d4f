import type { RegionMap, Words } from '../exhibits.ts';
import { barsOption } from './bars.ts';
import { type ChartOption, type ChartView, coloursOf, frameOf } from './chart-look.ts';

export function wordsOption(chart: Words, view: ChartView): ChartOption {
  const colours = coloursOf(chart);
  const axis = { type: 'value', min: 0, max: 1, show: false };
  return {
    ...frameOf(chart, view),
    grid: { left: 8, right: 8, top: 8, bottom: 8 },
    xAxis: axis,
    yAxis: { ...axis, inverse: true },
    series: [
      {
        ...{ type: 'scatter', symbolSize: 0 },
        data: chart.words.map(({ text, x, y, size: wordSize, isUpright }, at) => ({
          name: text,
          value: [x, y],
          label: {
            ...{ show: true, formatter: '{b}', position: 'inside', rotate: isUpright ? 90 : 0 },
            ...{ fontSize: Math.max(8, wordSize * view.height), color: colours[at % colours.length] },
          },
        })),
      },
    ],
  };
}

/** Outlines of areas are not among what is shipped, so areas stand as bars, the largest first. */
export function mapOption(chart: RegionMap, view: ChartView): ChartOption {
  const areas = chart.areas.toSorted((a, b) => (b.value ?? -Infinity) - (a.value ?? -Infinity)).slice(0, MOST_AREAS);
  return barsOption(
    {
      ...chart,
      ...{ kind: 'bars', direction: 'bars', layout: 'grouped', categories: areas.map(({ name }) => name) },
      series: [{ id: 'areas', name: chart.title, values: areas.map(({ value }) => value) }],
    },
    view,
  );
}
const MOST_AREAS = 34;
