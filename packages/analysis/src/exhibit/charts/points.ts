import type { Points } from '../exhibits.ts';
import { type ChartOption, type ChartView, chartInk, frameOf, legendOf, rulesOf, valueAxis } from './chart-look.ts';

const symbols = { dot: 'circle', triangle: 'triangle', arrow: 'circle', none: 'none' } as const;

export function pointsOption(chart: Points, view: ChartView): ChartOption {
  const { legend, top } = legendOf(
    chart.groups.map(({ name }) => name),
    view,
  );
  // A distance means the same in both directions only when both have as many pixels.
  const room = { width: view.width - 110, height: view.height - top - 62 };
  const side = Math.min(room.width, room.height);
  const grid = chart.isSquare
    ? { left: (view.width - side) / 2, top, width: side, height: side }
    : { left: 70, top, width: room.width, height: room.height };
  const title = { nameLocation: 'middle', nameTextStyle: { color: chartInk.soft, fontSize: 12 }, scale: true };
  const bounds = chart.isSquare ? squareBounds(chart) : {};
  return {
    ...frameOf(chart, view),
    legend,
    grid,
    xAxis: valueAxis(chart.format, view.language, { ...title, ...bounds, name: chart.xTitle, nameGap: 28 }),
    yAxis: valueAxis(chart.format, view.language, { ...title, ...bounds, name: chart.yTitle, nameGap: 44 }),
    ...(chart.quadrants ? { graphic: quadrantTexts(chart.quadrants, grid) } : {}),
    series: chart.groups.map((group, at) => groupSeries(chart, group, at, view)),
  };
}

function groupSeries(chart: Points, group: Points['groups'][number], at: number, view: ChartView): ChartOption {
  const own = chart.points.filter(point => point.group === at);
  const rules = at === 0 ? rulesOf(chart.rules) : {};
  return {
    ...{
      type: 'scatter',
      name: group.name,
      symbol: symbols[group.mark],
      emphasis: { disabled: view.isStill === true },
    },
    labelLayout: { hideOverlap: true, moveOverlap: 'shiftY' },
    data: own.map(({ x, y, text, size: weight }) => ({
      value: [x, y],
      ...(text === undefined ? {} : { name: text }),
      symbolSize: group.mark === 'arrow' ? 3 : 8 + 22 * Math.sqrt(Math.max(0, weight ?? 0)),
      label: { show: text !== undefined, formatter: '{b}', position: 'right', color: chartInk.soft, fontSize: 11 },
    })),
    ...rules,
    ...(group.mark === 'arrow' ? arrowsOf(own) : {}),
  };
}

function arrowsOf(points: Points['points']): ChartOption {
  return {
    markLine: {
      ...{ silent: true, animation: false, lineStyle: { type: 'solid', width: 1.5 }, label: { show: false } },
      data: points.map(({ x, y }) => [
        { coord: [0, 0], symbol: 'none' },
        { coord: [x, y], symbol: 'arrow', symbolSize: 8 },
      ]),
    },
  };
}

/** The same length of axis on both sides of the origin in both directions. */
function squareBounds({ points }: Points): { min: number; max: number; interval: number } {
  const far = Math.max(1e-9, ...points.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)])) * 1.15;
  // Up to a round number, so that the ends of the axes are marks like the others.
  const step = 10 ** Math.floor(Math.log10(far)) / 5;
  const most = Math.ceil(far / step) * step;
  return { min: -most, max: most, interval: most / 2 };
}

interface Grid {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function quadrantTexts(quadrants: readonly string[], { left, top, width, height }: Grid): ChartOption[] {
  const corners = [
    ...[
      { x: left + width - 6, y: top + 6, textAlign: 'right' },
      { x: left + 6, y: top + 6, textAlign: 'left' },
    ],
    ...[
      { x: left + 6, y: top + height - 20, textAlign: 'left' },
      { x: left + width - 6, y: top + height - 20, textAlign: 'right' },
    ],
  ];
  return quadrants.map((text, at) => ({
    ...{ type: 'text', silent: true, x: corners[at]!.x, y: corners[at]!.y },
    style: { text, fill: chartInk.faint, fontSize: 12, textAlign: corners[at]!.textAlign },
  }));
}
