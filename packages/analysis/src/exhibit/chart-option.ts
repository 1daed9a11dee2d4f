import { barsOption } from './charts/bars.ts';
import type { ChartOption, ChartView } from './charts/chart-look.ts';
import { gaugeOption } from './charts/gauge.ts';
import { heatOption } from './charts/heat.ts';
import { linesOption } from './charts/lines.ts';
import { mapOption } from './charts/map.ts';
import { partsOption } from './charts/parts.ts';
import { pointsOption } from './charts/points.ts';
import { rangesOption } from './charts/ranges.ts';
import { dendrogramOption, treeOption } from './charts/trees.ts';
import { wordsOption } from './charts/words.ts';
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
export function chartOption(chart: Chart, view: ChartView): ChartOption {
  return (options[chart.kind] as (chart: Chart, view: ChartView) => ChartOption)(chart, view);
}
