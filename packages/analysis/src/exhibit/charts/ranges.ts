import type { Ranges } from '../exhibits.ts';
import { formatShown } from '../format-number.ts';
import { rangeName } from '../names-along.ts';
import {
  type ChartOption,
  type ChartView,
  chartInk,
  coloursOf,
  frameOf,
  rowAxis,
  rulesOf,
  valueAxis,
} from './chart-look.ts';

/** A point with its interval each, or a box. */
export function rangesOption(chart: Ranges, view: ChartView): ChartOption {
  const [colour] = coloursOf(chart);
  const boxes = chart.rows.map(({ low, high, at, box }) => (box ? [low, box[0], at, box[1], high] : []));
  const names = chart.rows.map(rangeName);
  return {
    ...frameOf(chart, view),
    grid: { left: 12, right: 48, top: 16, bottom: 12, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    xAxis: valueAxis(chart.format, view.language, logAxis(chart) ?? { scale: true }),
    yAxis: rowAxis(names, view.width * 0.3, view),
    series: [
      {
        type: 'scatter',
        symbol: 'circle',
        symbolSize: 9,
        data: chart.rows.map(({ at, isSignificant, box }, row) => ({
          value: [at, row],
          itemStyle: { color: isSignificant === false ? chartInk.strong : colour, opacity: box ? 0 : 1 },
          label: {
            show: !box,
            formatter: formatShown(chart.format, at, view.language),
            position: 'top',
            fontSize: 11,
            color: chartInk.soft,
          },
        })),
        // The rows are written from the top, so lines are drawn from there.
        ...rulesOf(chart.rules, 'start'),
      },
      {
        // A line whose end lies beyond the axis is not drawn at all, and the axis reaches as far as points do: so the ends are points that nobody sees.
        type: 'scatter',
        silent: true,
        symbolSize: 0,
        data: chart.rows.flatMap(({ low, high }, row) => [
          [low, row],
          [high, row],
        ]),
        markLine: {
          silent: true,
          animation: false,
          symbol: 'none',
          label: { show: false },
          lineStyle: { type: 'solid', width: 2, color: colour },
          data: chart.rows.flatMap(({ low, high, box }, row) =>
            box ? [] : [[{ coord: [low, row] }, { coord: [high, row] }]],
          ),
        },
      },
      ...(boxes.some(({ length }) => length > 0)
        ? [{ type: 'boxplot', data: boxes, itemStyle: { color: '#e2efec', borderColor: colour } }]
        : []),
    ],
  };
}

/** Doublings are told apart up to this many of them; beyond, powers of ten. */
const MOST_DOUBLINGS = 9;

/** Undefined where numbers lie along it as they are, and where one of them has no logarithm. */
function logAxis({ isLog, rows, rules = [] }: Ranges): ChartOption | undefined {
  const values = [...rows.flatMap(({ at, low, high }) => [at, low, high]), ...rules.map(({ at }) => at)];
  if (!isLog || values.some(value => !(value > 0 && Number.isFinite(value)))) return undefined;
  const powers = (base: number) => {
    const exponents = values.map(value => Math.log(value) / Math.log(base));
    return [Math.floor(Math.min(...exponents) + 1e-9), Math.ceil(Math.max(...exponents) - 1e-9)] as const;
  };
  const [least, most] = powers(2);
  const logBase = most - least <= MOST_DOUBLINGS ? 2 : 10;
  const [first, last] = powers(logBase);
  return { type: 'log', logBase, min: logBase ** first, max: logBase ** Math.max(first + 1, last) };
}
