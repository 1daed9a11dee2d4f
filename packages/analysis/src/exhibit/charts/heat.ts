import type { Heat } from '../exhibits.ts';
import { formatShown } from '../format-number.ts';
import {
  axisNumber,
  type ChartOption,
  type ChartView,
  categoryAxis,
  chartInk,
  frameOf,
  heatColours,
  rowAxis,
  textWidth,
} from './chart-look.ts';

/** What the names below take of the height. */
const HEADS_HEIGHT = 70;
/** In less a word is broken every other sign. */
const LEAST_WIDTH = 44;

/** Names that have no room beside each other stand aslant. */
function columnAxis(names: readonly string[], width: number): ChartOption {
  const axis = categoryAxis(names, width);
  if (width >= LEAST_WIDTH) return axis;
  return { ...axis, axisLabel: { ...(axis.axisLabel as object), rotate: 50, width: 96, overflow: 'truncate' } };
}

export function heatOption(chart: Heat, view: ChartView): ChartOption {
  const reach = Math.max(Math.abs(chart.min), Math.abs(chart.max), 1e-9);
  const bounds =
    chart.scale === 'about-zero' ? { min: -reach, max: reach } : { min: Math.min(0, chart.min), max: chart.max };
  const cellWidth = (view.width * 0.7) / Math.max(1, chart.columns.length);
  const hasRoom = cellWidth >= textWidth(formatShown(chart.format, chart.max, view.language), 11) + 4;
  return {
    ...frameOf(chart, view),
    grid: { left: 12, right: 12, top: 12, bottom: 44, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    xAxis: columnAxis(chart.columns, cellWidth - 4),
    yAxis: rowAxis(chart.rows, view.width * 0.26, { height: view.height - HEADS_HEIGHT }),
    visualMap: {
      ...bounds,
      calculable: false,
      orient: 'horizontal',
      left: 'center',
      bottom: 0,
      itemWidth: 12,
      itemHeight: 120,
      inRange: { color: chart.scale === 'about-zero' ? heatColours.aboutZero : heatColours.fromZero },
      text: [axisNumber(bounds.max, chart.format, view.language), axisNumber(bounds.min, chart.format, view.language)],
      textStyle: { color: chartInk.soft, fontSize: 11 },
    },
    series: [
      {
        type: 'heatmap',
        emphasis: { disabled: view.isStill === true },
        itemStyle: { borderColor: '#fff', borderWidth: 1 },
        data: chart.rows.flatMap((_, row) =>
          chart.columns.map((_, column) => {
            const value = chart.values[row]?.[column] ?? null;
            const strength = value === null ? 0 : (value - bounds.min) / (bounds.max - bounds.min || 1);
            const isDark = chart.scale === 'about-zero' ? Math.abs(strength - 0.5) > 0.32 : strength > 0.55;
            return {
              value: [column, row, value ?? '-'],
              label: {
                show: hasRoom && value !== null && !chart.hidesNumbers,
                formatter: formatShown(chart.format, value, view.language),
                fontSize: 11,
                color: isDark ? '#fff' : chartInk.ink,
              },
            };
          }),
        ),
      },
    ],
  };
}
