import type { Dendrogram, Tree, TreeNode } from '../exhibits.ts';
import { formatShown } from '../format-number.ts';
import {
  type ChartOption,
  type ChartView,
  categoryAxis,
  chartInk,
  coloursOf,
  frameOf,
  valueAxis,
} from './chart-look.ts';

export function treeOption(chart: Tree, view: ChartView): ChartOption {
  const [colour] = coloursOf(chart);
  const nodeOf = (node: TreeNode): ChartOption => ({
    name: [node.split, ...nodeWords(node, chart, view)].filter(Boolean).join('\n'),
    children: (node.children ?? []).map(nodeOf),
  });
  return {
    ...frameOf(chart, view),
    series: [
      {
        type: 'tree',
        data: [nodeOf(chart.root)],
        left: 140,
        right: 230,
        top: 20,
        bottom: 20,
        symbolSize: 8,
        orient: 'LR',
        initialTreeDepth: -1,
        itemStyle: { color: colour },
        // A click folds a branch, where somebody can click.
        expandAndCollapse: !view.isStill,
        lineStyle: { color: chartInk.strong },
        label: { position: 'top', fontSize: 11, color: chartInk.ink, lineHeight: 14 },
        leaves: { label: { position: 'right', align: 'left' } },
      },
    ],
  };
}

/** More classes than these would run into the next node: the largest alone is said, and the table beside the chart has them all. */
const MOST_CLASSES = 2;

function nodeWords({ text, base, value, shares = [] }: TreeNode, { classes, format }: Tree, view: ChartView): string[] {
  const all = shares.map((share, at) => `${classes?.[at] ?? at + 1} ${Math.round(100 * share)}%`);
  const largest = shares.indexOf(Math.max(...shares));
  const told = all.length > MOST_CLASSES ? all.slice(largest, largest + 1) : all;
  const numbers = [
    `n = ${base.people}`,
    ...(value === undefined ? [] : [formatShown(format, value, view.language)]),
    ...told,
  ];
  // The class that is largest has its name in its share.
  return text === classes?.[largest] && all.length > MOST_CLASSES ? [numbers.join(' · ')] : [text, numbers.join(' · ')];
}

/** Each merge is a bracket: up from the left, across, down to the right. */
export function dendrogramOption(chart: Dendrogram, view: ChartView): ChartOption {
  const places: { at: number; height: number }[] = chart.leaves.map((_, at) => ({ at, height: 0 }));
  const path: (readonly [number, number] | '-')[] = [];
  for (const { left, right, height } of chart.merges) {
    const [a, b] = [places[left], places[right]];
    if (!a || !b) continue;
    path.push([a.height, a.at], [height, a.at], [height, b.at], [b.height, b.at], '-');
    places.push({ at: (a.at + b.at) / 2, height });
  }
  return {
    ...frameOf(chart, view),
    grid: { left: 12, right: 24, top: 12, bottom: 12, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    xAxis: valueAxis(chart.format, view.language, { min: 0 }),
    yAxis: [
      // The brackets stand between whole places, which an axis of names does not have: it only writes the names.
      { type: 'value', min: -0.5, max: chart.leaves.length - 0.5, inverse: true, show: false },
      categoryAxis(chart.leaves, view.width * 0.26, { inverse: true, position: 'left' }),
    ],
    series: [
      {
        type: 'line',
        yAxisIndex: 0,
        showSymbol: false,
        data: path,
        lineStyle: { width: 1.5 },
        ...(chart.cut === undefined
          ? {}
          : {
              markLine: {
                silent: true,
                symbol: 'none',
                lineStyle: { type: 'dashed', color: chartInk.faint },
                label: { show: false },
                data: [{ xAxis: chart.cut }],
              },
            }),
      },
      { type: 'line', yAxisIndex: 1, data: [] },
    ],
  };
}
