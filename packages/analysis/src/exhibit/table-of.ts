import type { Language } from '@wenshu/texts';
import { exhibitTexts } from '@wenshu/texts/findings/exhibit';
import type { Chart, Lines, NumberFormat, Series, Table, TreeNode } from './exhibits.ts';
import { formatNumber } from './format-number.ts';

/** The numbers of a chart, for files whose readers want to go on with them. */
export function tableOf<K extends Chart['kind']>(chart: Extract<Chart, { kind: K }>, language: Language): Table {
  const { id, title, source, notes, format } = chart;
  const { columns, lines } = numbersOf[chart.kind as K](chart, language);
  return {
    ...{ kind: 'table', id, title, source, notes },
    measures: [{ id: 'value', name: exhibitTexts[language].value, format }],
    columns: columns.map(({ text, format: own }, at) => ({
      ...{ id: `c${at}`, text, role: 'category' },
      ...(own ? { format: own } : {}),
    })),
    rows: lines.map(({ text }, at) => ({ id: `r${at}`, text, role: 'category' })),
    cells: lines.map(({ values, letters = [] }) =>
      values.map((value, at) => ({ values: [value], ...(letters[at] ? { letters: letters[at] } : {}) })),
    ),
  };
}

interface Numbers {
  readonly columns: readonly { readonly text: string; readonly format?: NumberFormat }[];
  readonly lines: readonly {
    readonly text: string;
    readonly values: readonly (number | null)[];
    readonly letters?: readonly (string | undefined)[];
  }[];
}
type NumbersOf = { readonly [K in Chart['kind']]: (chart: Extract<Chart, { kind: K }>, language: Language) => Numbers };

const count: NumberFormat = { as: 'count', decimals: 0 };
const plain: NumberFormat = { as: 'number', decimals: 2 };

const numbersOf: NumbersOf = {
  bars: ({ categories, series }) => ofSeries(categories, series),
  lines: (chart, language) => ofSeries(namesAlong(chart, language), chart.series),
  parts: ({ categories, series }) => ofSeries(categories, series),
  points: ({ points, xTitle, yTitle, groups }) => ({
    columns: [{ text: xTitle }, { text: yTitle }],
    lines: points.map(({ x, y, text, group }) => ({ text: text ?? groups[group]?.name ?? '', values: [x, y] })),
  }),
  ranges: ({ rows }, language) => ({
    columns: ['value', 'low', 'high'].map(name => ({ text: exhibitTexts[language][name as 'value'] })),
    lines: rows.map(({ text, group, at, low, high }) => ({
      text: group ? `${group} · ${text}` : text,
      values: [at, low, high],
    })),
  }),
  heat: ({ rows, columns, values }) => ({
    columns: columns.map(text => ({ text })),
    lines: rows.map((text, row) => ({ text, values: columns.map((_, column) => values[row]?.[column] ?? null) })),
  }),
  gauge: ({ title, value }, language) => ({
    columns: [{ text: exhibitTexts[language].value }],
    lines: [{ text: title, values: [value] }],
  }),
  tree: ({ root, classes = [] }, language) => ({
    columns: [
      ...[{ text: exhibitTexts[language].base, format: count }, { text: exhibitTexts[language].value }],
      ...classes.map(text => ({ text, format: plain })),
    ],
    lines: nodesOf(root).map(({ names, node }) => ({
      text: names.join(' › '),
      values: [node.base.people, node.value ?? null, ...classes.map((_, at) => node.shares?.[at] ?? null)],
    })),
  }),
  dendrogram: ({ leaves, merges }, language) => ({
    columns: [{ text: exhibitTexts[language].height }],
    lines: mergeNames(leaves, merges).map((text, at) => ({ text, values: [merges[at]!.height] })),
  }),
  map: ({ areas }, language) => ({
    columns: [{ text: exhibitTexts[language].value }],
    lines: areas.map(({ name, value }) => ({ text: name, values: [value] })),
  }),
  words: ({ words }, language) => ({
    columns: [{ text: exhibitTexts[language].count, format: count }],
    lines: words.map(word => ({ text: word.text, values: [word.count] })),
  }),
};

const ofSeries = (names: readonly string[], series: readonly Series[]): Numbers => ({
  columns: series.map(({ name }) => ({ text: name })),
  lines: names.map((text, at) => ({
    text,
    values: series.map(({ values }) => values[at] ?? null),
    letters: series.map(({ letters }) => letters?.[at]),
  })),
});

/** What stands along the lines: names, days, or numbers in their own form. */
export function namesAlong({ x }: Lines, language: Language): readonly string[] {
  if (x.of === 'category') return x.names;
  if (x.of === 'time') return x.at.map(moment => new Date(moment).toISOString().slice(0, 10));
  return x.at.map(value => formatNumber(x.format ?? plain, value, language));
}

function nodesOf(node: TreeNode, above: readonly string[] = []): { names: readonly string[]; node: TreeNode }[] {
  const names = [...above, node.text];
  return [{ names, node }, ...(node.children ?? []).flatMap(child => nodesOf(child, names))];
}

function mergeNames(leaves: readonly string[], merges: readonly { left: number; right: number }[]): string[] {
  const names = [...leaves];
  for (const { left, right } of merges) names.push(`${names[left] ?? ''} + ${names[right] ?? ''}`);
  return names.slice(leaves.length);
}
