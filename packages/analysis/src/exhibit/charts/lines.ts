import type { Lines } from '../exhibits.ts';
import {
  axisNumber,
  axisText,
  type ChartOption,
  type ChartSize,
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

export function linesOption(chart: Lines, size: ChartSize): ChartOption {
  const { legend, top } = legendOf(
    chart.series.map(({ name }) => name),
    size,
  );
  const { isLog, ...bounds } = chart.y ?? {};
  return {
    ...frameOf(chart, size),
    legend,
    grid: { left: 12, right: 36, top: top + 8, bottom: 12, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    xAxis: xAxisOf(chart, size),
    yAxis: valueAxis(chart.format, { ...bounds, ...(isLog ? { type: 'log' } : {}) }),
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
        emphasis: { disabled: size.isStill === true },
        tooltip: tooltipNumber(chart.format),
        labelLayout: { hideOverlap: true },
        label: { show: isShort, position: 'top', fontSize: 11 },
        data: series.values.map((value, point) => ({
          value: chart.x.of === 'category' ? value : [chart.x.at[point] ?? null, value],
          label: { formatter: pointLabel(series, point, chart.format) },
        })),
        ...(at === 0 ? rulesOf(chart.rules) : {}),
      };
    }),
  };
}

function xAxisOf({ x }: Lines, size: ChartSize): ChartOption {
  if (x.of === 'category')
    return categoryAxis(x.names, (size.width - 80) / Math.max(1, x.names.length) - 8, { boundaryGap: false });
  const { format } = x;
  return {
    ...{ type: x.of === 'time' ? 'time' : 'value', scale: true, splitLine: { show: false } },
    axisLine: { lineStyle: { color: chartInk.strong } },
    axisLabel: { ...axisText, ...(format ? { formatter: (value: number) => axisNumber(value, format) } : {}) },
  };
}
