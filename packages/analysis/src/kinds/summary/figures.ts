import { columnLetter, distributions } from '@wenshu/statistics';
import { summaryTexts } from '@wenshu/texts/findings/summary';
import type { Exhibit, Head, TableCell } from '../../exhibit/exhibits.ts';
import { statisticFormat } from '../cross/heads.ts';
import type { CrossTable } from '../cross/result.ts';
import { levelText } from '../cross/shown-table.ts';
import { framed } from './framed.ts';
import { countFormat } from './shares.ts';
import { baseIn, type SummaryContext, type Summed, type SummedPart } from './summary.ts';

/** What numbers come to, by column: mean with its interval, spread, median. Nothing where a question has no numbers. */
export function presentFigures(
  { bases, statistics }: CrossTable,
  { summed, part, context }: { readonly summed: Summed; readonly part: SummedPart; readonly context: SummaryContext },
  more: readonly FigureLine[] = [],
): readonly Exhibit[] {
  if (statistics.length === 0) return [];
  const { language, request, columns } = context;
  const texts = summaryTexts[language];
  const level = levelText(request.test.level);
  const cellsOf = (name: string) => statistics.find(({ of }) => of === name)!.cells;
  const numbers = (name: string) => cellsOf(name).map(({ values }) => values[0] ?? null);
  const ends = (sign: 1 | -1) =>
    numbers('mean').map((mean, column) => {
      const error = numbers('standardError')[column] ?? null;
      const { effective } = bases[column]!;
      if (mean === null || error === null || !(effective > 1)) return null;
      return mean + sign * error * distributions.tQuantile((1 + request.test.level) / 2, effective - 1);
    });
  const lines: readonly FigureLine[] = [
    { id: 'base', text: texts.base, values: bases.map(({ people }) => people), format: countFormat, role: 'base' },
    { id: 'mean', text: texts.figures.mean, values: numbers('mean'), above: cellsOf('mean').map(({ above }) => above) },
    { id: 'meanLow', text: texts.figures.meanLow(level), values: ends(-1) },
    { id: 'meanHigh', text: texts.figures.meanHigh(level), values: ends(1) },
    { id: 'deviation', text: texts.figures.deviation, values: numbers('deviation') },
    { id: 'median', text: texts.figures.median, values: numbers('median') },
    ...more,
  ];
  return [
    {
      ...framed(summed, context, {
        ...{ what: 'figures', part: { key: part.variable.key, label: part.label }, base: bases[0]! },
      }),
      title: texts.figuresOf(
        framed(summed, context, { what: '', part: { key: '', label: part.label }, base: bases[0]! }).title,
      ),
      ...{ kind: 'table', measures: [{ id: 'value', name: texts.figures.mean, format: statisticFormat }] },
      columns: columns.map(
        (name, column): Head => ({
          ...{ id: String(column), text: name, role: column === 0 ? 'total' : 'category' },
          base: baseIn(context, bases[column]!),
          ...(columns.length > 2 && column > 0 && { letter: columnLetter(column - 1), compare: 'groups' }),
        }),
      ),
      rows: lines.map(({ id, text, format = statisticFormat, role = 'statistic' }) => ({ id, text, role, format })),
      cells: lines.map(({ values, above }) =>
        values.map((value, column): TableCell => {
          const letters = above?.[column]?.map(other => columnLetter(other - 1)).join('');
          return { values: [value], ...(letters && { letters }) };
        }),
      ),
    },
  ];
}

export interface FigureLine {
  readonly id: string;
  readonly text: string;
  /** By column. */
  readonly values: readonly (number | null)[];
  readonly format?: Head['format'] & {};
  readonly role?: Head['role'];
  readonly above?: readonly (readonly number[] | undefined)[];
}
