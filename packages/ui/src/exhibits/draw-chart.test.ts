import { type Chart, chartOption, numberAs } from '@wenshu/analysis/browser';
import * as parts from 'echarts/charts';
import * as components from 'echarts/components';
import { init, registerMap } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { expect, it, vi } from 'vitest';
// What a browser has: only what is named there. ECharts keeps one list of it for the whole process.
import './draw-chart.ts';

const named = vi.hoisted(() => new Set<unknown>());
vi.mock('echarts/core', async load => {
  const core = await load<typeof import('echarts/core')>();
  const use = (list: readonly unknown[]) => {
    for (const one of list) named.add(one);
    core.use(list as never);
  };
  return { ...core, use };
});

const frame = { title: '', notes: [], source: { asOf: '', base: { people: 60 } } } as const;
const numbers = numberAs(1);
const names = ['Tea', 'Coffee', 'Water'];
const series = (name: string, values: readonly number[]) => ({ id: name, name, values });

/** One of each kind, with everything in it that asks for a part of ECharts: intervals, lines across, names that must find room. */
const charts: { readonly [K in Chart['kind']]: Extract<Chart, { kind: K }> } = {
  bars: {
    ...frame,
    id: 'bars',
    kind: 'bars',
    format: numbers,
    direction: 'bars',
    layout: 'grouped',
    categories: names,
    series: [
      { ...series('Women', [50, 30, 20]), low: [45, 25, 15], high: [55, 35, 25] },
      { ...series('Men', [40, 40, 20]) },
    ],
  },
  lines: {
    ...frame,
    id: 'lines',
    kind: 'lines',
    format: numbers,
    x: { of: 'category', names },
    series: [series('Share', [50, 30, 20])],
    rules: [{ axis: 'y', at: 35, text: 'Mean' }],
  },
  parts: {
    ...frame,
    id: 'parts',
    kind: 'parts',
    format: numbers,
    shape: 'ring',
    categories: names,
    series: [series('All', [50, 30, 20])],
  },
  points: {
    ...frame,
    id: 'points',
    kind: 'points',
    format: numbers,
    xTitle: 'x',
    yTitle: 'y',
    isSquare: true,
    groups: [
      { name: 'Rows', mark: 'dot' },
      { name: 'Columns', mark: 'arrow' },
    ],
    // Nearly one upon the other.
    points: names.map((text, at) => ({ x: 10 + 0.01 * at, y: 10, group: at % 2, text })),
    rules: [{ axis: 'x', at: 10 }],
    quadrants: ['a', 'b', 'c', 'd'],
  },
  ranges: {
    ...frame,
    id: 'ranges',
    kind: 'ranges',
    format: { as: 'number', decimals: 2 },
    rows: names.map((text, at) => ({ text, at, low: at - 1, high: at + 1, box: [at - 0.5, at + 0.5] as const })),
    rules: [{ axis: 'x', at: 0 }],
  },
  heat: {
    ...frame,
    id: 'heat',
    kind: 'heat',
    format: numbers,
    rows: names,
    columns: ['Women', 'Men'],
    values: names.map((_, at) => [10 * at, 20 * at]),
    scale: 'from-zero',
    min: 0,
    max: 100,
  },
  gauge: {
    ...frame,
    id: 'gauge',
    kind: 'gauge',
    format: { as: 'number', decimals: 1 },
    value: 42,
    min: -100,
    max: 100,
    bands: [
      { upTo: 0, text: 'Below' },
      { upTo: 100, text: 'Above' },
    ],
  },
  tree: {
    ...frame,
    id: 'tree',
    kind: 'tree',
    format: numbers,
    root: {
      id: '0',
      text: 'All',
      split: 'Age',
      base: { people: 60 },
      children: names.map(text => ({ id: text, text, base: { people: 20 } })),
    },
  },
  dendrogram: {
    ...frame,
    id: 'dendrogram',
    kind: 'dendrogram',
    format: numbers,
    leaves: names,
    cut: 1.5,
    merges: [
      { left: 0, right: 1, height: 1 },
      { left: 2, right: 3, height: 2 },
    ],
  },
  map: {
    ...frame,
    id: 'map',
    kind: 'map',
    format: numbers,
    of: 'provinces',
    areas: [{ code: '110000', name: 'Beijing', value: 40 }],
    points: [{ latitude: 39.9, longitude: 116.4, size: 5 }],
  },
  words: {
    ...frame,
    id: 'words',
    kind: 'words',
    format: { as: 'count', decimals: 0 },
    words: names.map((text, at) => ({ text, count: 9 - at, x: 0.2 + 0.3 * at, y: 0.5, size: 0.1, isUpright: false })),
  },
};

function drawnNow(chart: Chart): string {
  const view = { width: 360, height: 240 };
  const drawn = init(null, null, { renderer: 'svg', ssr: true, ...view });
  drawn.setOption(chartOption(chart, { ...view, language: 'en', isCalm: true, mapName: 'square' }));
  const svg = drawn.renderToSVGString();
  drawn.dispose();
  // Names of classes are counted on.
  return svg.replace(/zr\d+(-\w+-\d+)?/g, 'zr');
}

it('charts in a browser lack nothing that they use: with all of ECharts they would look the same', async () => {
  const outline = {
    type: 'Polygon',
    coordinates: [
      [
        [110, 30],
        [120, 30],
        [120, 45],
        [110, 45],
        [110, 30],
      ],
    ],
  };
  const properties = { name: '110000' };
  registerMap('square', {
    type: 'FeatureCollection',
    features: [{ type: 'Feature', properties, geometry: outline }],
  } as never);
  const before = Object.values(charts).map(drawnNow);
  await import('echarts');
  for (const [at, chart] of Object.values(charts).entries())
    expect([chart.kind, drawnNow(chart)]).toEqual([chart.kind, before[at]]);
});

/** What of ECharts draws a key of an option; nothing where all charts know it. One that is not here has to be looked up. */
const drawnBy: Readonly<Record<string, unknown>> = {
  color: null,
  textStyle: null,
  animation: null,
  animationDuration: null,
  series: null,
  xAxis: components.GridComponent,
  yAxis: components.GridComponent,
  grid: components.GridComponent,
  legend: components.LegendComponent,
  tooltip: components.TooltipComponent,
  geo: components.GeoComponent,
  graphic: components.GraphicComponent,
  visualMap: components.VisualMapContinuousComponent,
};
const drawnInSeries: Readonly<Record<string, unknown>> = {
  labelLayout: LabelLayout,
  markLine: components.MarkLineComponent,
  markPoint: components.MarkPointComponent,
  markArea: components.MarkAreaComponent,
  universalTransition: undefined,
};
const drawnByType: Readonly<Record<string, unknown>> = {
  bar: parts.BarChart,
  boxplot: parts.BoxplotChart,
  custom: parts.CustomChart,
  gauge: parts.GaugeChart,
  heatmap: parts.HeatmapChart,
  line: parts.LineChart,
  map: parts.MapChart,
  pie: parts.PieChart,
  scatter: parts.ScatterChart,
  tree: parts.TreeChart,
};

it('charts in a browser name every part that they use: a build leaves out what is not named', () => {
  const lacking: string[] = [];
  const need = (kind: string, key: string, part: unknown) => {
    if (part !== null && !named.has(part)) lacking.push(`${kind}: ${key}`);
  };
  for (const chart of Object.values(charts)) {
    const view = { width: 360, height: 240, language: 'en', mapName: 'square' } as const;
    const option = chartOption(chart, view) as Record<string, unknown> & { series: readonly Record<string, unknown>[] };
    for (const key of Object.keys(option)) need(chart.kind, key, drawnBy[key]);
    for (const series of option.series) {
      need(chart.kind, String(series.type), drawnByType[String(series.type)]);
      for (const key of Object.keys(series)) if (key in drawnInSeries) need(chart.kind, key, drawnInSeries[key]);
    }
  }
  expect(lacking).toEqual([]);
});
