import type { Language } from '@wenshu/texts';
import type { Lines } from '../exhibits.ts';
import { formatNumber } from '../format-number.ts';
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
} from './chart-look.ts';

/** More points than this have no numbers written beside them. */
const MANY_POINTS = 14;
const LEAST_NAME = 44;

export function linesOption(chart: Lines, view: ChartView): ChartOption {
  const { legend, top } = legendOf(
    chart.series.map(({ name }) => name),
    view,
  );
  const { isLog, ...bounds } = chart.y ?? {};
  return {
    ...frameOf(chart, view),
    legend,
    grid: { left: 12, right: 36, top: top + 8, bottom: 12, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    xAxis: xAxisOf(chart, view),
    yAxis: valueAxis(chart.format, view.language, { ...bounds, ...(isLog ? { type: 'log' } : {}) }),
    series: chart.series.map((series, at) => {
      const isShort = series.values.length <= MANY_POINTS && chart.series.length <= 3;
      return {
        ...{
          type: 'line',
          id: series.id,
          name: series.name,
          symbol: 'circle',
          symbolSize: 6,
          showSymbol: series.values.length <= MANY_POINTS,
        },
        lineStyle: { width: 2, type: series.isDashed ? 'dashed' : 'solid' },
        ...(series.isArea ? { areaStyle: { opacity: 0.15 } } : {}),
        ...(series.isStep ? { step: 'end' } : {}),
        emphasis: { disabled: view.isStill === true },
        tooltip: tooltipNumber(chart.format, view.language),
        labelLayout: { hideOverlap: true },
        label: { show: isShort && !chart.hidesNumbers, position: 'top', fontSize: 11, color: chartInk.soft },
        data: series.values.map((value, point) => ({
          value: chart.x.of === 'category' ? value : [chart.x.at[point] ?? null, value],
          label: { formatter: pointLabel(series, point, chart.format, view.language) },
        })),
        ...(at === 0 ? rulesOf(chart.rules) : {}),
      };
    }),
  };
}

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
    ...{ type: x.of === 'time' ? 'time' : 'value', scale: true, splitLine: { show: false } },
    axisLine: { lineStyle: { color: chartInk.strong } },
    axisLabel: {
      ...axisText,
      ...(format ? { formatter: (value: number) => axisNumber(value, format, view.language) } : {}),
    },
  };
}

/** What stands along the lines: names, days, or numbers in their own form. */
export function namesAlong({ x }: Lines, language: Language): readonly string[] {
  if (x.of === 'category') return x.names;
  if (x.of === 'time') return x.at.map(moment => new Date(moment).toISOString().slice(0, 10));
  return x.at.map(value => (x.format ? formatNumber(x.format, value, language) : String(value)));
}
