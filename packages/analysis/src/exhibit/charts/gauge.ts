import type { Gauge } from '../exhibits.ts';
import { formatNumber } from '../format-number.ts';
import { axisNumber, type ChartOption, type ChartView, chartInk, coloursOf, frameOf } from './chart-look.ts';

export function gaugeOption(chart: Gauge, view: ChartView): ChartOption {
  const { language } = view;
  const colours = coloursOf(chart);
  const span = chart.max - chart.min || 1;
  const bands = chart.bands.map(({ upTo }, at) => [(upTo - chart.min) / span, colours[at % colours.length]] as const);
  const band = chart.bands.find(({ upTo }) => chart.value <= upTo) ?? chart.bands.at(-1);
  const interval =
    chart.low === undefined || chart.high === undefined
      ? ''
      : ` (${formatNumber(chart.format, chart.low, language)} – ${formatNumber(chart.format, chart.high, language)})`;
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
          ...{ offsetCenter: [0, '38%'], color: chartInk.ink, fontSize: 22 },
          formatter: () => `${formatNumber(chart.format, chart.value, language)}${interval}`,
        },
        title: { offsetCenter: [0, '62%'], color: chartInk.soft, fontSize: 13 },
        data: [{ value: chart.value, name: band?.text ?? '' }],
      },
    ],
  };
}
