import type { Bars, Series } from '../exhibits.ts';
import { formatShown } from '../format-number.ts';
import {
  axisNumber,
  axisText,
  type ChartOption,
  type ChartView,
  categoryAxis,
  chartInk,
  coloursOf,
  frameOf,
  inkOn,
  isColouredByBar,
  isSteppedBack,
  legendOf,
  pointLabel,
  rowAxis,
  steppedBack,
  textWidth,
  tooltipNumber,
  valueAxis,
} from './chart-look.ts';
import { hasWhiskers, whiskersOf } from './whiskers.ts';

export const isStacked = ({ layout }: Bars) =>
  layout === 'stacked' || layout === 'stacked-to-100' || layout === 'mirrored';

/** Of parts of bars the parts have the names that were chosen, else the bars. */
export const isBarSteppedBack = (chart: Bars, series: Series, category: number): boolean =>
  isSteppedBack(chart, isStacked(chart) ? series.name : chart.categories[category]!);

export function barsOption(chart: Bars, view: ChartView): ChartOption {
  const isLying = chart.direction === 'bars';
  const { legend, top } = legendOf(
    chart.series.map(({ name }) => name),
    view,
  );
  const categories = isLying
    ? rowAxis(
        chart.categories,
        view.width * 0.3,
        view,
        Math.max(LEAST_NAME, Math.min(axisText.fontSize, 0.8 * pitchOf(chart, view))),
      )
    : categoryAxis(chart.categories, (view.width - 80) / Math.max(1, chart.categories.length) - 8);
  const values = valuesOf(chart, view);
  return {
    ...frameOf(chart, view),
    legend,
    grid: { left: 12, right: 36, top, bottom: 12, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    xAxis: isLying ? values : categories,
    yAxis: isLying ? categories : values,
    series: chart.series.flatMap((series, at) => [
      barSeries(chart, series, at, view),
      ...(hasWhiskers(chart, series) ? [whiskersOf(chart, at, view, apart(chart, view))] : []),
    ]),
  };
}

/** How thick bars are and how far apart. */
function apart(chart: Bars, view: ChartView): ChartOption {
  if (chart.layout === 'touching') return { barCategoryGap: '0%', barMaxWidth: 400 };
  const gap = `${Math.round(100 * gapOf(chart, view))}%`;
  return { barCategoryGap: gap, barMaxWidth: isStacked(chart) && chart.direction === 'columns' ? 84 : 34 };
}

function valuesOf({ layout, format }: Bars, view: ChartView): ChartOption {
  // The axis of parts of a whole counts per cents, whatever the parts are.
  if (layout === 'stacked-to-100') return valueAxis({ as: 'percent', decimals: 0 }, view.language, { max: 100 });
  if (layout !== 'mirrored') return valueAxis(format, view.language);
  // Both sides count upwards from the middle.
  return valueAxis(format, view.language, {
    axisLabel: { ...axisText, formatter: (value: number) => axisNumber(Math.abs(value), format, view.language) },
  });
}

/** Of a number in a part of a lying bar: as large as others, or as the bar is thick. Smaller ones nobody reads. */
const NUMBER_SIZE = 11;
const LEAST_NUMBER = 7;

function numberSize(chart: Bars, view: ChartView): number {
  if (!isStacked(chart) || chart.direction === 'columns') return NUMBER_SIZE;
  return Math.min(NUMBER_SIZE, (1 - gapOf(chart, view)) * pitchOf(chart, view) - 1);
}

/** Of a lying chart: from one bar to the next. */
function pitchOf(chart: Bars, { height, width }: ChartView): number {
  const { top } = legendOf(
    chart.series.map(({ name }) => name),
    { width },
  );
  return (height - top - AXIS_ROOM) / Math.max(1, chart.categories.length);
}
/** Below a lying chart. */
const AXIS_ROOM = 36;
const LEAST_NAME = 8;

/** Between bars, as a part of what they have: many that lie upon each other stand closer. */
const gapOf = (chart: Bars, view: ChartView): number =>
  chart.direction === 'bars' && pitchOf(chart, view) < NARROW ? 0.16 : 0.32;
const NARROW = 20;

function barSeries(chart: Bars, series: Series, at: number, view: ChartView): ChartOption {
  const stacked = isStacked(chart);
  const fontSize = numberSize(chart, view);
  const colours = coloursOf(chart);
  const isFlipped = chart.layout === 'mirrored' && at === 0;
  return {
    type: 'bar',
    id: series.id,
    name: series.name,
    emphasis: { focus: 'series', disabled: view.isStill === true },
    ...(stacked ? { stack: 'all' } : {}),
    ...(isColouredByBar(chart) ? { colorBy: 'data' } : {}),
    ...apart(chart, view),
    ...(chart.layout === 'touching' ? { itemStyle: { borderColor: '#fff', borderWidth: 1 } } : {}),
    tooltip: tooltipNumber(chart.format, view.language),
    labelLayout: { hideOverlap: true },
    label: {
      show: true,
      fontSize,
      color: stacked ? inkOn(colours[at % colours.length]!) : chartInk.soft,
      position: stacked ? 'inside' : chart.direction === 'bars' ? 'right' : 'top',
    },
    data: chart.categories.map((_, category) => {
      const value = series.values[category] ?? null;
      const share = chart.layout === 'stacked-to-100' ? shareOf(chart, value, category) : value;
      const drawn = isFlipped && share !== null ? -share : share;
      const isThin = stacked && isTooThin(chart, share, view);
      const isBack = isBarSteppedBack(chart, series, category);
      return {
        value: drawn,
        ...steppedBack(isBack),
        label: {
          // White words are not read upon a pale ground.
          ...(stacked && isBack ? { color: chartInk.soft } : {}),
          // Beyond its end, whichever way the bar goes.
          ...(!stacked && drawn !== null && drawn < 0 && { position: chart.direction === 'bars' ? 'left' : 'bottom' }),
          show:
            value !== null &&
            !isThin &&
            fontSize >= LEAST_NUMBER &&
            !chart.hidesNumbers &&
            !endsOf(chart, series, category),
          formatter: pointLabel(series, category, chart.format, view.language),
        },
      };
    }),
  };
}

/** Whether its number stands beyond the end of an interval instead. */
function endsOf(chart: Bars, series: Series, category: number): boolean {
  const [low, high] = [series.low?.[category] ?? null, series.high?.[category] ?? null];
  return hasWhiskers(chart, series) && low !== null && high !== null;
}

function shareOf({ series }: Bars, value: number | null, category: number): number | null {
  const sum = series.reduce((total, one) => total + Math.max(0, one.values[category] ?? 0), 0);
  return value === null || sum === 0 ? null : (100 * value) / sum;
}

/** A number that is wider than its part of a bar would stand over its neighbours. */
function isTooThin(chart: Bars, value: number | null, view: ChartView): boolean {
  if (value === null) return true;
  const most = Math.max(...chart.categories.map((_, category) => wholeOf(chart, category)), 1e-9);
  const length = chart.direction === 'bars' ? view.width * 0.6 : view.height * 0.7;
  const needed = chart.direction === 'bars' ? textWidth(formatShown(chart.format, value, view.language), 11) + 4 : 14;
  return (Math.abs(value) / most) * length < needed;
}

function wholeOf(chart: Bars, category: number): number {
  if (chart.layout === 'stacked-to-100') return 100;
  return chart.series.reduce((sum, { values }) => sum + Math.abs(values[category] ?? 0), 0);
}
