import { leafHeads, type Table } from '@wenshu/analysis';
import {
  count,
  type Of,
  type Option,
  percent,
  percentIn,
  type Somebody,
  twoDecimals,
  type WantedTable,
  weightIn,
} from './expected.ts';
import { deviationOf, effectiveOf, meanOf, percentileOf, type Weighed } from './plain-statistics.ts';

interface Crossed {
  readonly key: string;
  readonly options: readonly Option[];
  /** Of a scale: where somebody is on it, 0 where nowhere. */
  readonly number?: Of<number>;
  readonly columns: readonly Option[];
  readonly all: readonly Somebody[];
  readonly isWeighted: boolean;
}

interface Column {
  readonly text: string;
  /** Who is in it and answered the row's question. */
  readonly base: readonly Somebody[];
}

function columnsOf({ key, columns, all }: Crossed): readonly Column[] {
  const answered = all.filter(({ answers }) => answers[key] !== undefined);
  return [{ text: 'Total', base: answered }, ...columns.map(([text, has]) => ({ text, base: answered.filter(has) }))];
}

const numbersOf = (number: Of<number>, base: readonly Somebody[]): readonly Weighed[] =>
  base.map(one => ({ value: number(one), weight: one.weight }));

/** Where a table of columns, rows and totals, with its statistics, is otherwise than counted. */
export function crossed(table: Table, asked: Crossed): readonly string[] {
  const { options, number, isWeighted } = asked;
  const columns = columnsOf(asked);
  const total = columns[0]!.base;
  const weights = (base: readonly Somebody[]) => base.map(({ weight }) => weight);
  const error = (numbers: readonly Weighed[]) =>
    deviationOf(numbers) / Math.sqrt(effectiveOf(numbers.map(({ weight }) => weight)));
  const statistic = (text: string, of: (numbers: readonly Weighed[]) => number) =>
    number ? [[text, columns.map(({ base }) => [of(numbersOf(number, base))])] as const] : [];
  const wanted: readonly (readonly [string, readonly (readonly number[])[]])[] = [
    ['Base', columns.map(({ base }) => [base.length])],
    ...(isWeighted
      ? ([
          ['Weighted base', columns.map(({ base }) => [weightIn(base)])],
          ['Effective base', columns.map(({ base }) => [effectiveOf(weights(base))])],
        ] as const)
      : []),
    ...options.map(([text, has]) => {
      const cell = ({ base }: Column) => {
        const part = weightIn(base.filter(has));
        return [
          (100 * part) / weightIn(base),
          (100 * part) / weightIn(total.filter(has)),
          (100 * part) / weightIn(total),
          part,
        ];
      };
      return [text, columns.map(cell)] as const;
    }),
    ...statistic('Mean', meanOf),
    ...statistic('Standard deviation', deviationOf),
    ...statistic('Standard error', error),
    ...statistic('Median', numbers => percentileOf(numbers, 0.5)),
  ];
  const faults: string[] = [];
  const rows = leafHeads(table.rows).map(({ head }) => head.text);
  const across = leafHeads(table.columns).map(({ head }) => head.text);
  if (rows.join() !== wanted.map(([text]) => text).join()) faults.push(`${table.id}: rows ${rows}`);
  if (across.join() !== columns.map(({ text }) => text).join()) faults.push(`${table.id}: columns ${across}`);
  for (const [row, [text, cells]] of wanted.entries())
    for (const [column, values] of cells.entries())
      for (const [measure, value] of values.entries()) {
        const found = table.cells[row]?.[column]?.values[measure];
        if (typeof found !== 'number' || Math.abs(found - value) > 1e-6 * Math.max(1, value))
          faults.push(`${table.id}: ${text}, ${columns[column]!.text}: ${found} for ${value}`);
      }
  return faults;
}

/** With per cents of the columns and the mean alone, as a file shows it. */
crossed.table = (asked: Crossed): WantedTable => {
  const { key, options, number, isWeighted } = asked;
  const columns = columnsOf(asked);
  return {
    kind: 'table',
    id: `table:${key}`,
    base: columns[0]!.base,
    isGrouped: true,
    columns: columns.map(({ text }) => text),
    rows: [
      ['Base', ...columns.map(({ base }) => count(base.length))],
      ...(isWeighted
        ? ([
            ['Weighted base', ...columns.map(({ base }) => count(weightIn(base)))],
            [
              'Effective base',
              ...columns.map(({ base }) => ({
                as: 'number' as const,
                decimals: 1,
                value: effectiveOf(base.map(({ weight }) => weight)),
              })),
            ],
          ] as const)
        : []),
      ...options.map(([text, has]) => [text, ...columns.map(({ base }) => percent(percentIn(base, has)))] as const),
      ...(number
        ? [
            [
              'Mean',
              ...columns.map(({ base }) => ({ ...twoDecimals, value: meanOf(numbersOf(number, base)) })),
            ] as const,
          ]
        : []),
    ],
  };
};
