import type { Language } from '@wenshu/texts';
import { exhibitTexts } from '@wenshu/texts/findings/exhibit';
import { wordCell } from './cells.ts';
import type { Chart, Head, NumberFormat, Series, Table, TableCell, TreeNode } from './exhibits.ts';
import { namesAlong, rangeName } from './names-along.ts';
import { heldBefore, percentFormat, percentOfShare } from './units.ts';

interface Grid {
  readonly rows: readonly string[];
  readonly columns: readonly { readonly text: string; readonly format?: NumberFormat }[];
  readonly cells: readonly (readonly (number | string | null)[])[];
  /** Of significant differences, by row and column. */
  readonly letters?: readonly (readonly (string | undefined)[])[];
}

type GridOf<Kind extends Chart['kind']> = (
  chart: Extract<Chart, { kind: Kind }>,
  texts: (typeof exhibitTexts)[Language],
  language: Language,
) => Grid;

const count: NumberFormat = { as: 'count', decimals: 0 };

const bySeries = (rows: readonly string[], series: readonly Series[]): Grid => ({
  rows,
  columns: series.map(({ name }) => ({ text: name })),
  cells: rows.map((_row, place) => series.map(({ values }) => values[place] ?? null)),
  letters: rows.map((_row, place) => series.map(({ letters }) => letters?.[place])),
});

const grids: { readonly [Kind in Chart['kind']]: GridOf<Kind> } = {
  bars: ({ categories, series }) => bySeries(categories, series),
  lines: (chart, _texts, language) => bySeries(namesAlong(chart, language), chart.series),
  parts: ({ categories, series }) => bySeries(categories, series),
  points: ({ points, groups, xTitle, yTitle, xFormat }) => ({
    rows: points.map(({ text, group }) => text ?? groups[group]?.name ?? ''),
    columns: [{ text: xTitle, ...(xFormat && { format: xFormat }) }, { text: yTitle }],
    cells: points.map(({ x, y }) => [x, y]),
  }),
  ranges: ({ rows }, texts) => ({
    rows: rows.map(rangeName),
    columns: [{ text: texts.value }, { text: texts.low }, { text: texts.high }],
    cells: rows.map(({ at, low, high }) => [at, low, high]),
  }),
  heat: ({ rows, columns, values }) => ({ rows, columns: columns.map(text => ({ text })), cells: values }),
  gauge: ({ title, value, low = null, high = null }, texts) => ({
    rows: [title],
    columns: [{ text: texts.value }, { text: texts.low }, { text: texts.high }],
    cells: [[value, low, high]],
  }),
  tree: ({ root, classes = [] }, texts) => {
    const nodes = nodesOf(root);
    return {
      rows: nodes.map(({ node, path }) => [...path, node.text].join(' › ')),
      columns: [
        { text: texts.people, format: count },
        { text: texts.value },
        ...classes.map(text => ({ text, format: percentFormat })),
      ],
      cells: nodes.map(({ node }) => [
        node.base.people,
        node.value ?? null,
        ...classes.map((_name, place) => percentOfShare(node.shares?.[place] ?? null)),
      ]),
    };
  },
  dendrogram: ({ leaves, merges }, texts) => {
    const nameOf = (index: number) => leaves[index] ?? `#${index - leaves.length + 1}`;
    return {
      rows: merges.map((_merge, place) => `#${place + 1}`),
      columns: [{ text: texts.left }, { text: texts.right }, { text: texts.height }],
      cells: merges.map(({ left, right, height }) => [nameOf(left), nameOf(right), height]),
    };
  },
  map: ({ areas }, texts) => ({
    rows: areas.map(({ name }) => name),
    columns: [{ text: texts.value }],
    cells: areas.map(({ value }) => [value]),
  }),
  words: ({ words }, texts) => ({
    rows: words.map(({ text }) => text),
    columns: [{ text: texts.count, format: count }],
    cells: words.map(one => [one.count]),
  }),
};

function nodesOf(node: TreeNode, path: readonly string[] = []): readonly { node: TreeNode; path: readonly string[] }[] {
  return [{ node, path }, ...(node.children ?? []).flatMap(child => nodesOf(child, [...path, node.text]))];
}

/** The numbers that a chart draws: beside it for whoever cannot see it, in files, and for copying. */
export function tableOf(chart: Chart, language: Language): Table {
  const texts = exhibitTexts[language];
  const { rows, columns, cells, letters } = (grids[chart.kind] as GridOf<Chart['kind']>)(chart, texts, language);
  const head = (text: string, place: number, format?: NumberFormat): Head => ({
    id: String(place),
    text,
    role: 'category',
    ...(format && { format }),
  });
  // A chart's numbers are tied to its format, and those of a column to the column's.
  const cellOf = (value: number | string | null, format = chart.format as NumberFormat): TableCell =>
    typeof value === 'string' ? wordCell(value) : { values: [heldBefore(format, value)] };
  const withLetters = (cell: TableCell, given: string | undefined): TableCell =>
    given ? { ...cell, letters: given } : cell;
  return {
    kind: 'table',
    id: `${chart.id}:table`,
    title: chart.title,
    source: chart.source,
    notes: chart.notes,
    columns: columns.map(({ text, format }, place) => head(text, place, format)),
    rows: rows.map((text, place) => head(text, place)),
    measures: [{ id: 'value', name: texts.value, format: chart.format }],
    cells: cells.map((row, at) =>
      row.map((value, place) => withLetters(cellOf(value, columns[place]?.format), letters?.[at]?.[place])),
    ),
  };
}
