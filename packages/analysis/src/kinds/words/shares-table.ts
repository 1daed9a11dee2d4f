import { columnLetter } from '@wenshu/statistics';
import { wordsTexts } from '@wenshu/texts/findings/models/words';
import { countCell } from '../../exhibit/cells.ts';
import type { Base, Exhibit, Head, NumberBase, Table, TableCell } from '../../exhibit/exhibits.ts';
import { countFormat, inFormat, percentFormat, percentOfShare } from '../../exhibit/units.ts';
import type { PresentContext } from '../../kind/kind.ts';
import { joinLetters } from '../cross/join-letters.ts';
import { labelOf, questionOf } from '../regression/term-names.ts';
import type { FoundColumn, FoundWords, ShareLine } from './found.ts';

export interface WordsView {
  readonly found: FoundWords;
  readonly context: PresentContext;
}

/** A column as a sentence names it: of one question the option alone would do, of several it would not. */
export function columnName({ key, code }: FoundColumn, context: PresentContext): string {
  return `“${questionOf(key, context)} = ${labelOf(key, code, context)}”`;
}

export const baseOfColumn = ({ people, weighted, effective }: FoundColumn, { source }: PresentContext): NumberBase => ({
  people,
  ...(source.weight !== undefined && { weighted, effective }),
});

interface Line {
  readonly head: Pick<Head, 'id' | 'text'>;
  readonly line: ShareLine;
}

interface SharesTable {
  readonly id: string;
  readonly title: string;
  readonly notes: Exhibit['notes'];
  readonly lines: readonly Line[];
  /** Below them: another number for everybody and each column. */
  readonly last?: { readonly head: Head; readonly cells: readonly TableCell[] };
}

/** How many answers have each, what share of everybody and of each column that is, with letters; and the base of each below. */
export function sharesTable({ id, title, notes, lines, last }: SharesTable, { found, context }: WordsView): Table {
  const { language } = context;
  const texts = wordsTexts[language];
  const { columns, base } = found;
  const everybody = [
    { id: 'texts', text: texts.columns.texts, role: 'statistic', format: countFormat },
    { id: 'total', text: texts.total, role: 'total', base },
  ] as const satisfies readonly Head[];
  const letters = lettersOf(columns);
  const percent = (share: number | null) => inFormat(percentFormat, percentOfShare(share));
  const people: readonly (Base | FoundColumn)[] = [base, ...columns];
  return {
    kind: 'table',
    id,
    title,
    source: { ...context.source, base },
    notes,
    measures: [{ id: 'percent', name: texts.columns.share, format: percentFormat }],
    columns: [...everybody, ...bannerHeads(columns, letters, context)],
    rows: [
      ...lines.map(({ head }): Head => ({ ...head, role: 'category' })),
      ...(last ? [last.head] : []),
      { id: 'base', text: texts.base, role: 'base', format: countFormat },
    ],
    cells: [
      ...lines.map(({ line }): readonly TableCell[] => [
        countCell(line.texts),
        { values: [percent(line.share)] },
        ...line.shares.map((share, at): TableCell => {
          const above = joinLetters(line.above[at], letters);
          return { values: [percent(share)], ...(above !== '' && { letters: above }) };
        }),
      ]),
      ...(last ? [last.cells] : []),
      [countCell(base.people), ...people.map(({ people: count }) => countCell(count))],
    ],
  };
}

/** From A within each question: columns of one are compared with each other alone. */
function lettersOf(columns: readonly FoundColumn[]): readonly string[] {
  return columns.map(({ key }, at) => columnLetter(at - columns.findIndex(one => one.key === key)));
}

function bannerHeads(
  columns: readonly FoundColumn[],
  letters: readonly string[],
  context: PresentContext,
): readonly Head[] {
  const keys = [...new Set(columns.map(({ key }) => key))];
  return keys.map(key => ({
    id: key,
    text: questionOf(key, context),
    role: 'group' as const,
    children: columns.flatMap((column, at): readonly Head[] => {
      if (column.key !== key) return [];
      const own = { id: `${key}=${column.code}`, text: labelOf(key, column.code, context), role: 'category' as const };
      return [{ ...own, compare: key, letter: letters[at]!, base: baseOfColumn(column, context) }];
    }),
  }));
}
