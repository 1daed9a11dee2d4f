import { summaryTexts } from '@wenshu/texts/findings/summary';
import { countCell, percentCell } from '../../../exhibit/cells.ts';
import type { Exhibit, Table, TableCell } from '../../../exhibit/exhibits.ts';
import { countFormat, percentFormat, percentOf } from '../../../exhibit/units.ts';
import { statisticFormat } from '../../cross/heads.ts';
import type { CrossTable } from '../../cross/result.ts';
import type { TablePlaces } from '../asking.ts';
import { framed } from '../framed.ts';
import { notesIn } from '../notes.ts';
import { answeredOf } from '../numbers-by-item/answered-of.ts';
import { type Item, type ItemColumn, meanOf, presentItems, sortedBy } from '../numbers-by-item/items.ts';
import { letteredCell, rowHeads } from '../row-heads.ts';
import type { Summariser, SummaryContext, Summed, SummedPart } from '../summary.ts';

/** What stands for an item that got no place, where places are counted. */
const NO_PLACE = 0;
const FIRST_PLACES = [1, 2, 3];

interface RankCounts {
  /** Of those who ranked the item. */
  readonly ranked: CrossTable;
  /** Of all who ranked any, with those who left it out. */
  readonly placed: CrossTable;
  /** First place, the first two, the first three. */
  readonly first: CrossTable;
  /** The first place counts as many as there are items, no place 0. */
  readonly score: CrossTable;
}

const rankedParts = ({ parts }: Summed): readonly SummedPart[] =>
  parts.filter(({ variable }) => variable.kept === 'code');

export const ranksSummariser: Summariser<readonly TablePlaces[], readonly RankCounts[]> = {
  lay: (summed, asking) => asking.tables(rankedParts(summed).map(({ variable }) => variable.key)),
  run: (laid, counts) =>
    laid.map((places): RankCounts => {
      const { bases: _all, ...alone } = places;
      const withNone = { nothingIs: NO_PLACE };
      return {
        ranked: counts.table(alone),
        placed: counts.table(places, {}, withNone),
        first: counts.bands(
          places,
          FIRST_PLACES.map(last => FIRST_PLACES.filter(place => place <= last)),
          withNone,
        ),
        // A place beyond the items there are is worth no less than none.
        score: counts.table(
          places,
          {},
          {
            numberOf: ([place]) => (place === null ? undefined : Math.max(0, laid.length + 1 - (place as number))),
            nothingIs: 0,
          },
        ),
      };
    }),
  present: (counted, summed, context) => {
    const parts = rankedParts(summed).map((part, index) => ({ part, counted: counted[index]! }));
    const rows = sortedBy(parts, summed.look.sort ?? 'descending', row => meanOf(row.counted.score, 0));
    return rows.length === 0 ? [] : [...presentScores(rows, summed, context), presentPlaces(rows, summed, context)];
  },
};

interface Row {
  readonly part: SummedPart;
  readonly counted: RankCounts;
}

function presentScores(rows: readonly Row[], summed: Summed, context: SummaryContext): readonly Exhibit[] {
  const texts = summaryTexts[context.language].ranks;
  const drill = answeredOf(rows.map(({ part }) => part.variable));
  const items = rows.map(({ part, counted }): Item => {
    return { key: part.variable.key, label: part.label, table: counted.score, drill };
  });
  const column = (
    id: string,
    text: string,
    format: ItemColumn['format'],
    cellsOf: (counted: RankCounts) => readonly TableCell[],
  ): ItemColumn => ({ id, text, format, cells: rows.map(({ counted }) => cellsOf(counted)) });
  const averages = ({ ranked: { bases, statistics } }: RankCounts): readonly TableCell[] => {
    const means = statistics.find(({ of }) => of === 'mean')?.cells;
    return bases.map((_base, place) =>
      letteredCell(statisticFormat, means?.[place]?.values[0] ?? null, means?.[place]?.above),
    );
  };
  const ranked = ({ ranked: { bases } }: RankCounts) => bases.map(({ people }) => countCell(people));
  return presentItems(items, {
    summed,
    context,
    base: rows[0]!.counted.score.bases[0]!,
    meanText: texts.score,
    footnotes: [texts.how(rows.length)],
    before: [
      column('ranked', texts.ranked, countFormat, ranked),
      column('average', texts.average, statisticFormat, averages),
      ...FIRST_PLACES.map((last, line) =>
        column(`first${last}`, last === 1 ? texts.first : texts.upTo(last), percentFormat, ({ first }) =>
          first.shares[line]!.map((share, place) =>
            letteredCell(percentFormat, share, first.cells[line]![place]!.above),
          ),
        ),
      ),
    ],
  });
}

/** Items by places: where each was put, as shares of all who answered. */
function presentPlaces(rows: readonly Row[], summed: Summed, context: SummaryContext): Table {
  const { language, columns } = context;
  const texts = summaryTexts[language];
  const places = [...new Set(rows.flatMap(({ counted }) => counted.placed.lines.map(({ codes }) => codes[0]!)))]
    .filter(place => place !== NO_PLACE)
    .sort((a, b) => a - b);
  const shown = [...places, NO_PLACE];
  const shareOf = ({ lines, shares, bases }: CrossTable, place: number, column: number) => {
    const line = lines.findIndex(({ codes }) => codes[0] === place);
    return line < 0 ? percentOf(0, bases[column]!.weighted) : (shares[line]![column] ?? null);
  };
  const { bases } = rows[0]!.counted.placed;
  const frame = framed(summed, context, {
    what: 'places',
    base: bases[0]!,
    notes: notesIn(context, { bases, wasCompared: false }),
  });
  const drill = answeredOf(rows.map(({ part }) => part.variable));
  return {
    ...frame,
    title: texts.ranks.places(frame.title),
    kind: 'table',
    measures: [{ id: 'percent', name: texts.percent, format: percentFormat }],
    columns: shown.map(place => ({
      id: `place${place}`,
      text: place === NO_PLACE ? texts.ranks.none : texts.ranks.place(place),
      role: 'category',
    })),
    rows: rowHeads(
      rows.map(({ part, counted }) => ({
        key: part.variable.key,
        label: part.label,
        bases: counted.placed.bases,
        drill,
      })),
      context,
    ),
    cells: rows.flatMap(({ counted }) =>
      columns.map((_name, column) =>
        shown.map((place): TableCell => {
          const share = shareOf(counted.placed, place, column);
          return { ...percentCell(share), ...(share !== null && { heat: share / 100 }) };
        }),
      ),
    ),
  };
}
