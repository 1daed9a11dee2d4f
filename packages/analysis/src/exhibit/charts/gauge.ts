import type { Gauge } from '../exhibits.ts';
import { formatNumber } from '../format-number.ts';
import { axisNumber, type ChartOption, type ChartView, chartInk, coloursOf, frameOf } from './chart-look.ts';

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
  const interval =
    chart.low === undefined || chart.high === undefined
      ? ''
      : `\n{interval|${formatNumber(chart.format, chart.low, language)} – ${formatNumber(chart.format, chart.high, language)}}`;
  return {
    ...frameOf(chart, view),
    series: [
      {
        ...{
          type: 'gauge',
          min: chart.min,
          max: chart.max,
          startAngle: 200,
          endAngle: -20,
          center: ['50%', '62%'],
          radius: '92%',
        },
        axisLine: { lineStyle: { width: 16, color: bands.length > 0 ? bands : [[1, colours[0]]] } },
        ...{ splitNumber: 4, axisTick: { show: false }, splitLine: { show: false } },
        axisLabel: {
          distance: 22,
          color: chartInk.faint,
          fontSize: 11,
          formatter: (value: number) => axisNumber(value, chart.format, language),
        },
        pointer: { width: 4, itemStyle: { color: chartInk.ink } },
        detail: {
          offsetCenter: [0, '40%'],
          // Below each other: in one line they would run over the ends of the arc.
          rich: {
            value: { color: chartInk.ink, fontSize: 24, fontWeight: 'bold', lineHeight: 30 },
            interval: { color: chartInk.soft, fontSize: 12, lineHeight: 16 },
          },
          formatter: () => `{value|${formatNumber(chart.format, chart.value, language)}}${interval}`,
        },
        title: { offsetCenter: [0, '74%'], color: chartInk.soft, fontSize: 13 },
        data: [{ value: chart.value, name: band?.text ?? '' }],
      },
    ],
  };
}
