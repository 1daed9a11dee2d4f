import type { Lines } from '../exhibits.ts';
import {
  axisNumber,
  axisText,
  type ChartOption,
  type ChartView,
  categoryAxis,
  chartInk,
  frameOf,
  legendOf,
  pointLabel,
  rulesOf,
  tooltipNumber,
  valueAxis,
  withWordsApart,
} from './chart-look.ts';

/** More points or lines than this have no numbers written beside them. */
const MANY_POINTS = 14;
const MANY_LINES = 3;
const LEAST_NAME = 44;

/** What stands at the points of lines: a dot and a number, as long as they can be told apart. */
export function pointMarks({ series, hidesNumbers }: Lines): {
  readonly hasDots: boolean;
  readonly hasNumbers: boolean;
} {
  const hasDots = series.every(({ values }) => values.length <= MANY_POINTS);
  return { hasDots, hasNumbers: hasDots && series.length <= MANY_LINES && !hidesNumbers };
}

export function linesOption(chart: Lines, view: ChartView): ChartOption {
  const { legend, top } = legendOf(
    chart.series.map(({ name }) => name),
    view,
  );
  const { isLog, ...bounds } = chart.y ?? {};
  const { hasDots, hasNumbers } = pointMarks(chart);
  return {
    ...frameOf(chart, view),
    legend,
    grid: { left: 12, right: 36, top: top + 8, bottom: 12, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    xAxis: xAxisOf(chart, view),
    yAxis: valueAxis(chart.format, view.language, { ...bounds, ...(isLog ? { type: 'log' } : {}) }),
    series: chart.series.map((series, at) => ({
      type: 'line',
      id: series.id,
      name: series.name,
      symbol: 'circle',
      symbolSize: 6,
      showSymbol: hasDots,
      lineStyle: { width: 2, type: series.isDashed ? 'dashed' : 'solid' },
      ...(series.isArea ? { areaStyle: { opacity: 0.15 } } : {}),
      ...(series.isStep ? { step: 'end' } : {}),
      emphasis: { disabled: view.isStill === true },
      tooltip: tooltipNumber(chart.format, view.language),
      labelLayout: { hideOverlap: true },
      label: { show: hasNumbers, position: 'top', fontSize: 11, color: chartInk.soft },
      data: series.values.map((value, point) => ({
        value: chart.x.of === 'category' ? value : [chart.x.at[point] ?? null, value],
        label: { formatter: pointLabel(series, point, chart.format, view.language) },
      })),
      ...(at === 0 ? rulesOf(withWordsApart(chart.rules ?? [], lengthAlong(chart))) : {}),
    })),
  };
}

const lengthAlong = ({ x }: Lines) => (x.of === 'category' ? 0 : Math.max(...x.at) - Math.min(...x.at));

function xAxisOf({ x }: Lines, view: ChartView): ChartOption {
  if (x.of === 'category') {
    const room = (view.width - 80) / Math.max(1, x.names.length) - 8;
    // Below this a name would be broken into letters: then only as many stand there as can be read.
    const isTight = room < LEAST_NAME;
    return categoryAxis(x.names, room, {
      boundaryGap: false,
      ...(isTight && { axisLabel: { ...axisText, interval: 'auto', hideOverlap: true } }),
    });
  }
  const { format } = x;
  return {
    type: x.of === 'time' ? 'time' : 'value',
    scale: true,
    splitLine: { show: false },
    axisLine: { lineStyle: { color: chartInk.strong } },
    axisLabel: {
      ...axisText,
      ...(format ? { formatter: (value: number) => axisNumber(value, format, view.language) } : {}),
    },
  };
}
