import type { Bars, Series } from '../exhibits.ts';
import { formatNumber } from '../format-number.ts';
import {
  axisNumber,
  axisText,
  type ChartOption,
  type ChartSize,
  categoryAxis,
  frameOf,
  legendOf,
  pointLabel,
  textWidth,
  tooltipNumber,
  valueAxis,
} from './chart-look.ts';

const isStacked = ({ layout }: Bars) => layout === 'stacked' || layout === 'stacked-to-100' || layout === 'mirrored';

export function barsOption(chart: Bars, size: ChartSize): ChartOption {
  const isLying = chart.direction === 'bars';
  const { legend, top } = legendOf(
    chart.series.map(({ name }) => name),
    size,
  );
  const categories = isLying
    ? categoryAxis(chart.categories, size.width * 0.3, { inverse: true })
    : categoryAxis(chart.categories, (size.width - 80) / Math.max(1, chart.categories.length) - 8);
  const values = valuesOf(chart);
  return {
    ...frameOf(chart, size),
    legend,
    grid: { left: 12, right: 36, top, bottom: 12, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    xAxis: isLying ? values : categories,
    yAxis: isLying ? categories : values,
    series: chart.series.map((series, at) => barSeries(chart, series, at, size)),
  };
}

function valuesOf({ layout, format }: Bars): ChartOption {
  // The axis of parts of a whole counts per cents, whatever the parts are.
  if (layout === 'stacked-to-100') return valueAxis({ as: 'percent', decimals: 0 }, { max: 100 });
  if (layout !== 'mirrored') return valueAxis(format);
  // Both sides count upwards from the middle.
  return valueAxis(format, {
    axisLabel: { ...axisText, formatter: (value: number) => axisNumber(Math.abs(value), format) },
  });
}

function barSeries(chart: Bars, series: Series, at: number, size: ChartSize): ChartOption {
  const stacked = isStacked(chart);
  const isFlipped = chart.layout === 'mirrored' && at === 0;
  return {
    ...{
      type: 'bar',
      id: series.id,
      name: series.name,
      barMaxWidth: 34,
      emphasis: { focus: 'series', disabled: size.isStill === true },
    },
    ...(stacked ? { stack: 'all' } : {}),
    ...(chart.layout === 'touching'
      ? { barCategoryGap: '0%', barMaxWidth: 400, itemStyle: { borderColor: '#fff', borderWidth: 1 } }
      : { barCategoryGap: '32%' }),
    tooltip: tooltipNumber(chart.format),
    labelLayout: { hideOverlap: true },
    label: { show: true, fontSize: 11, position: stacked ? 'inside' : chart.direction === 'bars' ? 'right' : 'top' },
    data: chart.categories.map((_, category) => {
      const value = series.values[category] ?? null;
      const share = chart.layout === 'stacked-to-100' ? shareOf(chart, value, category) : value;
      const drawn = isFlipped && share !== null ? -share : share;
      const isThin = stacked && isTooThin(chart, share, size);
      return {
        value: drawn,
        label: { show: value !== null && !isThin, formatter: pointLabel(series, category, chart.format) },
      };
    }),
  };
}

function shareOf({ series }: Bars, value: number | null, category: number): number | null {
  const sum = series.reduce((total, one) => total + Math.max(0, one.values[category] ?? 0), 0);
  return value === null || sum === 0 ? null : (100 * value) / sum;
}

/** A number that is wider than its part of a bar would stand over its neighbours. */
function isTooThin(chart: Bars, value: number | null, size: ChartSize): boolean {
  if (value === null) return true;
  const most = Math.max(...chart.categories.map((_, category) => wholeOf(chart, category)), 1e-9);
  const length = chart.direction === 'bars' ? size.width * 0.6 : size.height * 0.7;
  const needed = chart.direction === 'bars' ? textWidth(formatNumber(value, chart.format), 11) + 4 : 14;
  return (Math.abs(value) / most) * length < needed;
}

function wholeOf(chart: Bars, category: number): number {
  if (chart.layout === 'stacked-to-100') return 100;
  return chart.series.reduce((sum, { values }) => sum + Math.abs(values[category] ?? 0), 0);
}
