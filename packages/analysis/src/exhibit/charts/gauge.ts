import type { Gauge } from '../exhibits.ts';
import { formatShown } from '../format-number.ts';
import { axisNumber, type ChartOption, type ChartView, chartInk, coloursOf, frameOf } from './chart-look.ts';

const FULL_HEIGHT = 220;
const FULL_WIDTH = 300;

export function gaugeOption(chart: Gauge, view: ChartView): ChartOption {
  const { language } = view;
  const colours = coloursOf(chart);
  const span = chart.max - chart.min || 1;
  // The best band has the colour of the house, what lies below it none: an amber that stands for good would be read as a warning.
  const bands = chart.bands.map(
    ({ upTo }, at) =>
      [(upTo - chart.min) / span, at === chart.bands.length - 1 ? colours[0] : chartInk.strong] as const,
  );
  const band = chart.bands.find(({ upTo }) => chart.value <= upTo) ?? chart.bands.at(-1);
  // In a small place words as large as elsewhere would lie upon each other.
  const size = Math.min(1, view.height / FULL_HEIGHT, view.width / FULL_WIDTH);
  const isSmall = size < 0.6;
  const interval =
    isSmall || chart.low === undefined || chart.high === undefined
      ? ''
      : `\n{interval|${formatShown(chart.format, chart.low, language)} – ${formatShown(chart.format, chart.high, language)}}`;
  return {
    ...frameOf(chart, view),
    series: [
      {
        type: 'gauge',
        min: chart.min,
        max: chart.max,
        startAngle: 200,
        endAngle: -20,
        center: ['50%', '62%'],
        radius: '92%',
        axisLine: { lineStyle: { width: 16 * size, color: bands.length > 0 ? bands : [[1, colours[0]]] } },
        splitNumber: 4,
        axisTick: { show: false },
        splitLine: { show: false },
        axisLabel: {
          show: !isSmall,
          distance: 22 * size,
          color: chartInk.faint,
          fontSize: Math.max(8, 11 * size),
          formatter: (value: number) => axisNumber(value, chart.format, language),
        },
        pointer: { width: 4, itemStyle: { color: chartInk.ink } },
        detail: {
          offsetCenter: [0, '40%'],
          // Below each other: in one line they would run over the ends of the arc.
          rich: {
            value: {
              color: chartInk.ink,
              fontSize: Math.max(14, 24 * size),
              fontWeight: 'bold',
              lineHeight: 30 * size,
            },
            interval: { color: chartInk.soft, fontSize: 12 * size, lineHeight: 16 * size },
          },
          formatter: () => `{value|${formatShown(chart.format, chart.value, language)}}${interval}`,
        },
        title: { offsetCenter: [0, '74%'], color: chartInk.soft, fontSize: Math.max(8, 13 * size) },
        data: [{ value: chart.value, name: band?.text ?? '' }],
      },
    ],
  };
}
