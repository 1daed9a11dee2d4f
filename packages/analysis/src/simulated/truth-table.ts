import { solutionExampleTexts } from '@wenshu/texts/design/solution-examples';
import { kanoTexts } from '@wenshu/texts/findings/models/kano';
import type { Exhibit, NumberFormat, Table } from '../exhibit/exhibits.ts';
import { leafHeads } from '../exhibit/leaf-heads.ts';
import { heldBefore, percentOfShare } from '../exhibit/units.ts';
import type { PresentContext } from '../kind/kind.ts';
import { modelNotes, numberAs, percentFormat, plainTable } from '../kinds/model/plain-table.ts';
import { intervalOf } from '../kinds/solution/interval.ts';
import { simulatedClaims } from './claims.ts';
import { crossingsOf, kanoShare, type Minds, type SimulatedType } from './minds.ts';

/** A row of a kind’s own table: its cells by column. */
interface FoundValue {
  readonly id: string;
  /** From 0, as they stand there. */
  readonly at: number;
  readonly text: string;
  cell(column: string): number | null;
}

interface Held<Mind> {
  /** The kind’s table that has the estimates. */
  readonly table: string;
  readonly format: NumberFormat;
  truth(mind: Mind, found: FoundValue): number;
  estimate(mind: Mind, found: FoundValue): number | null;
  interval(mind: Mind, found: FoundValue): readonly [low: number | null, high: number | null];
  text?(mind: Mind, found: FoundValue, language: PresentContext['language']): string;
}

const within = (estimate: number | null, error: number | null) =>
  estimate === null || error === null ? ([null, null] as const) : intervalOf(estimate, error);

/** Of a kind that tells an estimate and its error, in these columns. */
const byError = (estimate: string, error = 'error') => ({
  estimate: (_mind: unknown, { cell }: FoundValue) => cell(estimate),
  interval: (_mind: unknown, { cell }: FoundValue) => within(cell(estimate), cell(error)),
});

const worths: Held<{ readonly worths: readonly (readonly number[])[] }> = {
  table: 'worths',
  format: numberAs(2),
  ...byError('utility'),
  truth: (mind, { at }) => mind.worths.flat()[at]!,
};

const held: { readonly [Type in SimulatedType]: Held<Minds[Type]> } = {
  kano: {
    table: 'categories',
    format: percentFormat,
    truth: mind => percentOfShare(kanoShare(mind)),
    estimate: ({ kinds }, { at, cell }) => cell(kinds[at]!),
    interval: ({ kinds }, { at, cell }) => {
      const [percent, people] = [cell(kinds[at]!), cell('people')];
      return within(percent, percent && people ? Math.sqrt((percent * (100 - percent)) / people) : null);
    },
    text: ({ kinds }, { at, text }, language) =>
      solutionExampleTexts[language].takenFor({ feature: text, kind: kanoTexts[language].categories[kinds[at]!] }),
  },
  cbc: worths,
  cpc: worths,
  maxdiff: {
    table: 'scores',
    format: numberAs(2),
    ...byError('utility'),
    truth: (mind, { id }) => mind.worths[Number(id) - 1]!,
  },
  psm: {
    table: 'points',
    format: numberAs(1),
    truth: (mind, { id }) => crossingsOf(mind)[id as keyof ReturnType<typeof crossingsOf>],
    estimate: (_mind, { cell }) => cell('price'),
    interval: (_mind, { cell }) => [cell('low'), cell('high')],
  },
  bpto: {
    table: 'coefficients',
    format: numberAs(2),
    ...byError('estimate'),
    truth: ({ brands: [first, ...others], none, price }, { at }) =>
      [...[...others, none].map(worth => worth - first!), price][at]!,
  },
};

/** What is true beside what was found: with its interval, and whether that holds the truth. */
export function truthTable<Type extends SimulatedType>(
  type: Type,
  mind: Minds[Type],
  exhibits: readonly Exhibit[],
  context: PresentContext,
): Table {
  const t = solutionExampleTexts[context.language];
  const { table: name, format, truth, estimate, interval, text } = held[type] as Held<Minds[Type]>;
  const table = exhibits.find((one): one is Table => one.kind === 'table' && one.id === name)!;
  const columns = leafHeads(table.columns).map(({ head }) => head.id);
  const rows = leafHeads(table.rows).map(({ head, path }, at) => {
    const cell = (column: string) => table.cells[at]![columns.indexOf(column)]?.values[0] ?? null;
    const found: FoundValue = { id: head.id, at, text: head.text, cell };
    const [low, high] = interval(mind, found);
    const known = truth(mind, found);
    const told = [known, estimate(mind, found), low, high].map(value => heldBefore(format, value));
    const isInside = low !== null && high !== null && low <= known && known <= high;
    return {
      id: head.id,
      text: text?.(mind, found, context.language) ?? head.text,
      ...(path.length > 1 && { group: path[0]!.text }),
      values: [...told, isInside ? t.inside : t.outside],
      isInside,
    };
  });
  return plainTable(
    {
      id: 'truth',
      title: t.truth,
      base: table.source.base,
      columns: [
        { id: 'truth', text: t.columns.truth, format },
        { id: 'estimate', text: t.columns.estimate, format },
        { id: 'low', text: t.columns.low, format },
        { id: 'high', text: t.columns.high, format },
        { id: 'inside', text: t.columns.inside, format },
      ],
      rows: rows.map(({ isInside: _, ...row }) => row),
      notes: modelNotes({
        meaning: [
          simulatedClaims.held.tell(context.language, rows.length, () => ({
            inside: rows.filter(({ isInside }) => isInside).length,
            all: rows.length,
          })),
        ],
        footnotes: [t.how],
      }),
    },
    context,
  );
}
