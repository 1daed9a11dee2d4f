import { columnLetter, distributions } from '@wenshu/statistics';
import { exhibitTexts } from '@wenshu/texts/findings/exhibit';
import { summaryTexts } from '@wenshu/texts/findings/summary';
import type { Exhibit, Head, TableCell } from '../../exhibit/exhibits.ts';
import {
  countFormat,
  heldBefore,
  type NumberFormat,
  type NumberIn,
  type PlainFormat,
  type PlainUnit,
  type Unit,
} from '../../exhibit/units.ts';
import { statisticFormat } from '../cross/heads.ts';
import type { CrossTable } from '../cross/result.ts';
import { levelText } from '../cross/shown-table.ts';
import { framed } from './framed.ts';
import { notesIn } from './notes.ts';
import { lettersOf } from './row-heads.ts';
import { baseIn, type SummaryContext, type Summed, type SummedPart } from './summary.ts';

interface FiguresOf {
  readonly summed: Summed;
  readonly part: SummedPart;
  readonly context: SummaryContext;
  /** How its numbers are written. */
  readonly format?: PlainFormat;
  readonly footnotes?: readonly string[];
}

/** What numbers come to, by column: mean with its interval, spread, median. Nothing where a question has no numbers. */
export function presentFigures(
  table: CrossTable,
  { summed, part, context, format, footnotes = [] }: FiguresOf,
  more: readonly FigureLine[] = [],
): readonly Exhibit[] {
  const { bases, statistics } = table;
  if (statistics.length === 0) return [];
  const { language, request, columns } = context;
  const texts = summaryTexts[language];
  const level = levelText(request.test.level);
  const cellsOf = (name: string) => statistics.find(({ of }) => of === name)!.cells;
  const numbers = (name: string) => cellsOf(name).map(({ values }) => values[0] ?? null);
  const ends = columns.map((_name, column) => meanInterval(table, column, request.test.level));
  const lines: readonly FigureLine[] = [
    { id: 'base', text: texts.base, values: bases.map(({ people }) => people), format: countFormat, role: 'base' },
    { id: 'mean', text: texts.figures.mean, values: numbers('mean'), above: cellsOf('mean').map(({ above }) => above) },
    { id: 'meanLow', text: texts.figures.meanLow(level), values: ends.map(([low]) => low) },
    { id: 'meanHigh', text: texts.figures.meanHigh(level), values: ends.map(([, high]) => high) },
    { id: 'deviation', text: texts.figures.deviation, values: numbers('deviation') },
    { id: 'median', text: texts.figures.median, values: numbers('median') },
    ...more,
  ];
  return [
    {
      ...framed(summed, context, {
        what: 'figures',
        part: { key: part.variable.key, label: part.label },
        base: bases[0]!,
        notes: notesIn(context, {
          bases,
          wasCompared: table.wasCompared,
          footnotes: [...footnotes, ...(bases[0]!.people > 0 ? [texts.numbers.meanInterval(level)] : [])],
        }),
      }),
      title: texts.figuresOf(
        framed(summed, context, { what: '', part: { key: '', label: part.label }, base: bases[0]! }).title,
      ),
      kind: 'table',
      measures: [{ id: 'value', name: exhibitTexts[language].value, format: format ?? statisticFormat }],
      columns: columns.map(
        (name, column): Head => ({
          id: String(column),
          text: name,
          role: column === 0 ? 'total' : 'category',
          base: baseIn(context, bases[column]!),
          ...(columns.length > 2 && column > 0 && { letter: columnLetter(column - 1), compare: 'groups' }),
        }),
      ),
      rows: lines.map(({ id, text, role = 'statistic', ...line }) => ({
        id,
        text,
        role,
        format: line.format ?? format ?? statisticFormat,
      })),
      cells: lines.map(({ values, above, ...line }) =>
        values.map(
          (value, column): TableCell => ({
            // A line's numbers are tied to its format.
            values: [heldBefore(line.format ?? format ?? statisticFormat, value)],
            ...lettersOf(above?.[column]),
          }),
        ),
      ),
    },
  ];
}

/** Of a column's mean; none where it has no spread to tell by. */
export function meanInterval(
  { bases, statistics }: CrossTable,
  column: number,
  level: number,
): readonly [number | null, number | null] {
  const numberOf = (name: string) => statistics.find(({ of }) => of === name)?.cells[column]?.values[0] ?? null;
  const [mean, error] = [numberOf('mean'), numberOf('standardError')];
  const { effective } = bases[column]!;
  if (mean === null || error === null || !(effective > 1)) return [null, null];
  const half = error * distributions.tQuantile((1 + level) / 2, effective - 1);
  return [mean - half, mean + half];
}

export type FigureLine = FigureLineOf<'percent'> | (Omit<FigureLineOf<PlainUnit>, 'format'> & PlainlyWritten);
/** As the table's own numbers are, where it says nothing else. */
type PlainlyWritten = { readonly format?: PlainFormat };
interface FigureLineOf<U extends Unit> {
  readonly id: string;
  readonly text: string;
  /** By column. */
  readonly values: readonly (NumberIn<U> | null)[];
  readonly format: NumberFormat<U>;
  readonly role?: Head['role'];
  readonly above?: readonly (readonly number[] | undefined)[];
}
