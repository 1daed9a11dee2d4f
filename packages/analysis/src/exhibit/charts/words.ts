import { CLOUD_RATIO } from '../cloud-ratio.ts';
import type { Words } from '../exhibits.ts';
import { type ChartOption, type ChartView, coloursOf, frameOf } from './chart-look.ts';

/** In the shape that it was laid out in, as large as there is room: sizes are parts of its height. */
export function wordsOption(chart: Words, view: ChartView): ChartOption {
  const colours = coloursOf(chart);
  const axis = { type: 'value', min: 0, max: 1, show: false };
  const height = Math.min(view.height - 2 * EDGE, (view.width - 2 * EDGE) / CLOUD_RATIO);
  const [aside, above] = [(view.width - height * CLOUD_RATIO) / 2, (view.height - height) / 2];
  return {
    ...frameOf(chart, view),
    grid: { left: aside, right: aside, top: above, bottom: above, containLabel: false },
    xAxis: axis,
    yAxis: { ...axis, inverse: true },
    series: [
      {
        type: 'scatter',
        symbolSize: 0,
        data: chart.words.map(({ text, x, y, size, isUpright }, at) => ({
          name: text,
          value: [x, y],
          label: {
            show: true,
            formatter: '{b}',
            position: 'inside',
            rotate: isUpright ? 90 : 0,
            fontSize: size * height,
            color: colours[at % colours.length],
          },
        })),
      },
    ],
  };
}
const EDGE = 8;
