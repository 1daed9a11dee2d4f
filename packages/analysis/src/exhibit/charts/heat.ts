import type { Heat } from '../exhibits.ts';
import { formatNumber } from '../format-number.ts';
import {
  axisNumber,
  type ChartOption,
  type ChartSize,
  categoryAxis,
  chartInk,
  frameOf,
  heatColours,
  textWidth,
} from './chart-look.ts';

export function heatOption(chart: Heat, size: ChartSize): ChartOption {
  const reach = Math.max(Math.abs(chart.min), Math.abs(chart.max), 1e-9);
  const bounds =
    chart.scale === 'about-zero' ? { min: -reach, max: reach } : { min: Math.min(0, chart.min), max: chart.max };
  const cellWidth = (size.width * 0.7) / Math.max(1, chart.columns.length);
  const hasRoom = cellWidth >= textWidth(formatNumber(chart.max, chart.format), 11) + 4;
  return {
    ...frameOf(chart, size),
    grid: { left: 12, right: 12, top: 12, bottom: 44, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    xAxis: categoryAxis(chart.columns, cellWidth - 4),
    yAxis: categoryAxis(chart.rows, size.width * 0.26, { inverse: true }),
    visualMap: {
      ...{
        ...bounds,
        calculable: false,
        orient: 'horizontal',
        left: 'center',
        bottom: 0,
        itemWidth: 12,
        itemHeight: 120,
      },
      inRange: { color: chart.scale === 'about-zero' ? heatColours.aboutZero : heatColours.fromZero },
      text: [axisNumber(bounds.max, chart.format), axisNumber(bounds.min, chart.format)],
      textStyle: { color: chartInk.soft, fontSize: 11 },
    },
    series: [
      {
        ...{
          type: 'heatmap',
          emphasis: { disabled: size.isStill === true },
          itemStyle: { borderColor: '#fff', borderWidth: 1 },
        },
        data: chart.rows.flatMap((_, row) =>
          chart.columns.map((_, column) => {
            const value = chart.values[row]?.[column] ?? null;
            const strength = value === null ? 0 : (value - bounds.min) / (bounds.max - bounds.min || 1);
            const isDark = chart.scale === 'about-zero' ? Math.abs(strength - 0.5) > 0.32 : strength > 0.55;
            return {
              value: [column, row, value ?? '-'],
              label: {
                show: hasRoom && value !== null,
                formatter: formatNumber(value, chart.format),
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
