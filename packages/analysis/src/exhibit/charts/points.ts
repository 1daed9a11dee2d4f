import type { Points } from '../exhibits.ts';
import { type AxisEnds, axisEnds } from './axis-ends.ts';
import {
  type ChartOption,
  type ChartView,
  chartInk,
  frameOf,
  legendOf,
  rulesOf,
  textWidth,
  valueAxis,
} from './chart-look.ts';
import { type Box, LABEL_SIZE, type LabelPlace, type Marked, placeLabels } from './place-labels.ts';

const symbols = { dot: 'circle', triangle: 'triangle', arrow: 'circle', none: 'none' } as const;

export function pointsOption(chart: Points, view: ChartView): ChartOption {
  const { legend, grid, ends, corners, labels } = layPoints(chart, view);
  const title = { nameLocation: 'middle', nameTextStyle: { color: chartInk.soft, fontSize: 12 } };
  const { language } = view;
  return {
    ...frameOf(chart, view),
    legend,
    grid: { left: grid.x, top: grid.y, width: grid.width, height: grid.height },
    xAxis: valueAxis(chart.xFormat ?? chart.format, language, {
      ...title,
      ...ends.x,
      name: chart.xTitle,
      nameGap: 28,
    }),
    yAxis: valueAxis(chart.format, language, { ...title, ...ends.y, name: chart.yTitle, nameGap: 44 }),
    ...(corners.length > 0 ? { graphic: corners.map(({ option }) => option) } : {}),
    series: chart.groups.map((group, at) => groupSeries(chart, group, at, { view, labels })),
  };
}

/** Where everything stands in a chart of this size: files that draw it themselves put names on the same sides. */
export function layPoints(chart: Points, view: Pick<ChartView, 'width' | 'height'>) {
  const { legend, top } = legendOf(
    chart.groups.map(({ name }) => name),
    view,
  );
  // A distance means the same in both directions only when both have as many pixels.
  const room = { width: view.width - 110, height: view.height - top - 62 };
  const side = Math.min(room.width, room.height);
  const grid: Box = chart.isSquare
    ? { x: (view.width - side) / 2, y: top, width: side, height: side }
    : { x: 70, y: top, ...room };
  const ends = pointEnds(chart);
  const corners = cornerTexts(chart, grid);
  const marks = chart.points.map(point => markOf(chart, point, grid, ends));
  const labels = placeLabels(marks, { x: grid.x, y: grid.y, width: view.width - 4 - grid.x, height: grid.height }, [
    ...corners.map(({ box }) => box),
    ...ruleTexts(chart, grid, ends),
  ]);
  return { legend, grid, ends, corners, marks, labels };
}

interface Ends {
  readonly x: AxisEnds;
  readonly y: AxisEnds;
}

/** From where to where the axes go. */
export function pointEnds(chart: Points): Ends {
  if (chart.isSquare) {
    const both = squareEnds(chart);
    return { x: both, y: both };
  }
  const ruled = (axis: 'x' | 'y') => (chart.rules ?? []).flatMap(rule => (rule.axis === axis ? [rule.at] : []));
  return {
    x: axisEnds([...chart.points.map(({ x }) => x), ...ruled('x')]),
    y: axisEnds([...chart.points.map(({ y }) => y), ...ruled('y')]),
  };
}

const across = (value: number, { min, max }: AxisEnds) => (value - min) / (max - min);

const sizeOf = ({ mark }: Points['groups'][number], { size = 0 }: Points['points'][number]) =>
  mark === 'arrow' ? 3 : 8 + 22 * Math.sqrt(Math.max(0, size));

function markOf(chart: Points, point: Points['points'][number], grid: Box, ends: Ends): Marked {
  const group = chart.groups[point.group]!;
  return {
    x: grid.x + across(point.x, ends.x) * grid.width,
    y: grid.y + (1 - across(point.y, ends.y)) * grid.height,
    reach: group.mark === 'none' ? 0 : sizeOf(group, point) / 2,
    text: point.text ?? '',
  };
}

function groupSeries(
  chart: Points,
  group: Points['groups'][number],
  at: number,
  { view, labels }: { readonly view: ChartView; readonly labels: readonly (LabelPlace | undefined)[] },
): ChartOption {
  const own = chart.points.flatMap((point, place) => (point.group === at ? [{ point, label: labels[place] }] : []));
  const rules = at === 0 ? rulesOf(chart.rules) : {};
  return {
    type: 'scatter',
    name: group.name,
    symbol: symbols[group.mark],
    emphasis: { disabled: view.isStill === true },
    data: own.map(({ point, label }) => ({
      value: [point.x, point.y],
      ...(point.text === undefined ? {} : { name: point.text }),
      symbolSize: sizeOf(group, point),
      label: { show: label !== undefined, formatter: label?.text ?? '', color: chartInk.soft, fontSize: LABEL_SIZE },
    })),
    // Its own moving of labels knows of no corner words and runs over marks.
    labelLayout: ({ dataIndex }: { readonly dataIndex?: number }) => {
      const box = own[dataIndex ?? -1]?.label?.box;
      return box ? { x: box.x, y: box.y + box.height / 2, align: 'left', verticalAlign: 'middle' } : {};
    },
    ...rules,
    ...(group.mark === 'arrow' ? arrowsOf(own.map(({ point }) => point)) : {}),
  };
}

function arrowsOf(points: readonly Points['points'][number][]): ChartOption {
  return {
    markLine: {
      silent: true,
      animation: false,
      lineStyle: { type: 'solid', width: 1.5 },
      label: { show: false },
      data: points.map(({ x, y }) => [
        { coord: [0, 0], symbol: 'none' },
        { coord: [x, y], symbol: 'arrow', symbolSize: 8 },
      ]),
    },
  };
}

/** The same length of axis on both sides of the origin in both directions. */
function squareEnds({ points }: Points): AxisEnds {
  const far = Math.max(1e-9, ...points.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)])) * 1.15;
  // Up to a round number, so that the ends of the axes are marks like the others.
  const step = 10 ** Math.floor(Math.log10(far)) / 5;
  const most = Math.ceil(far / step) * step;
  return { min: -most, max: most, interval: most / 2 };
}

const CORNER_SIZE = 12;
const CORNER_LINE = 16;
const FROM_EDGE = 6;

/** What each quarter is called, in its outer corner. */
function cornerTexts({ quadrants }: Points, grid: Box): { box: Box; option: ChartOption }[] {
  const isRight = [true, false, false, true];
  return (quadrants ?? []).map((text, at) => {
    const width = textWidth(text, CORNER_SIZE);
    const x = isRight[at] ? grid.x + grid.width - FROM_EDGE - width : grid.x + FROM_EDGE;
    const y = at < 2 ? grid.y + FROM_EDGE : grid.y + grid.height - FROM_EDGE - CORNER_LINE;
    const style = { text, fill: chartInk.faint, fontSize: CORNER_SIZE, textAlign: isRight[at] ? 'right' : 'left' };
    return {
      box: { x, y, width, height: CORNER_LINE },
      option: { type: 'text', silent: true, y, style, x: isRight[at] ? x + width : x },
    };
  });
}

/** The words of lying rules stand upon their right ends, within the chart; those of upright ones above it. */
function ruleTexts({ rules = [] }: Points, grid: Box, ends: Ends): Box[] {
  return rules.flatMap(({ axis, at, text }) => {
    if (axis === 'x' || text === undefined) return [];
    const width = textWidth(text, CORNER_SIZE) + FROM_EDGE;
    const y = grid.y + (1 - across(at, ends.y)) * grid.height - CORNER_LINE;
    return [{ x: grid.x + grid.width - width, y, width, height: CORNER_LINE }];
  });
}
