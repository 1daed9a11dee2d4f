import { barsOption } from './charts/bars.ts';
import type { ChartOption, ChartView } from './charts/chart-look.ts';
import { gaugeOption } from './charts/gauge.ts';
import { heatOption } from './charts/heat.ts';
import { linesOption } from './charts/lines.ts';
import { partsOption } from './charts/parts.ts';
import { pointsOption } from './charts/points.ts';
import { rangesOption } from './charts/ranges.ts';
import { dendrogramOption, treeOption } from './charts/trees.ts';
import { mapOption, wordsOption } from './charts/words.ts';
import type { Chart } from './exhibits.ts';

type Options = { readonly [K in Chart['kind']]: (chart: Extract<Chart, { kind: K }>, view: ChartView) => ChartOption };

const options: Options = {
  bars: barsOption,
  lines: linesOption,
  parts: partsOption,
  points: pointsOption,
  ranges: rangesOption,
  heat: heatOption,
  gauge: gaugeOption,
  tree: treeOption,
  dendrogram: dendrogramOption,
  map: mapOption,
  words: wordsOption,
};

/** How ECharts draws a chart: the same in the browser and in files. */
export function chartOption<K extends Chart['kind']>(chart: Extract<Chart, { kind: K }>, view: ChartView): ChartOption {
  return options[chart.kind as K](chart, view);
}

const LEAST_HEIGHT = 240;
const MOST_HEIGHT = 1600;

/** As high as what stands in it needs, for a width. */
export function chartHeight(chart: Chart): number {
  const lines = linesWithin(chart);
  return lines === undefined ? 360 : Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, 90 + lines));
}

/** Of charts whose names stand below each other, the pixels of all of them. */
function linesWithin(chart: Chart): number | undefined {
  if (chart.kind === 'bars' && chart.direction === 'bars') {
    const bars = chart.layout === 'grouped' ? chart.series.length : 1;
    return chart.categories.length * Math.max(30, 14 + bars * 17);
  }
  if (chart.kind === 'ranges') return chart.rows.length * 34;
  if (chart.kind === 'heat') return chart.rows.length * 30;
  if (chart.kind === 'dendrogram') return chart.leaves.length * 22;
  if (chart.kind === 'map') return Math.min(34, chart.areas.length) * 30;
  return undefined;
}
