import type { Parts } from '../exhibits.ts';
import {
  type ChartOption,
  type ChartView,
  chartInk,
  frameOf,
  isSteppedBack,
  pointLabel,
  steppedBack,
  tooltipNumber,
} from './chart-look.ts';

export function partsOption(chart: Parts, view: ChartView): ChartOption {
  const [series] = chart.series;
  const numberAt = (at: number) => pointLabel(series, at, chart.format, view.language);
  return {
    ...frameOf(chart, view),
    series: [
      {
        type: 'pie',
        id: series.id,
        name: series.name,
        radius: chart.shape === 'ring' ? ['42%', '68%'] : '68%',
        center: ['50%', '52%'],
        startAngle: 90,
        avoidLabelOverlap: true,
        emphasis: { disabled: view.isStill === true },
        itemStyle: { borderColor: '#fff', borderWidth: 1 },
        tooltip: tooltipNumber(chart.format, view.language),
        label: { color: chartInk.soft, fontSize: 12, width: view.width * 0.26, overflow: 'break', lineHeight: 16 },
        labelLine: { lineStyle: { color: chartInk.strong } },
        data: chart.categories.map((name, at) => ({
          name,
          value: series.values[at] ?? null,
          ...steppedBack(isSteppedBack(chart, name)),
          label: { formatter: chart.hidesNumbers ? literal(name) : `${literal(name)}\n${numberAt(at)}` },
        })),
      },
    ],
  };
}

/** Braces would be read as a place for a value. */
const literal = (text: string) => text.replaceAll('{', '｛').replaceAll('}', '｝');
