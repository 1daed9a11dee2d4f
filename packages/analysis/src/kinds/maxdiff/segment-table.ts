import { maxdiffTexts } from '@wenshu/texts/findings/models/maxdiff';
import type { Base, Table } from '../../exhibit/exhibits.ts';
import { inFormat, type Percent } from '../../exhibit/units.ts';
import type { PresentContext } from '../../kind/kind.ts';
import { type ModelNotes, numberAs, percentFormat, plainTable } from '../model/plain-table.ts';
import type { shownGroups } from '../solution/grouped.ts';

interface Item {
  readonly code: number;
  readonly name: string;
}

/** Beside the shares of every group, one more number of each item: whose it is and what it is called. */
interface Beside<Own> {
  readonly id: string;
  readonly text: string;
  of(own: Own): number | null;
}

interface SegmentTable<Own> {
  readonly base: Base;
  readonly items: readonly Item[];
  readonly groups: ReturnType<typeof shownGroups<{ readonly items: readonly Own[] }>>;
  readonly beside: Beside<Own>;
  readonly notes: ModelNotes;
}

/** Items by group. */
export function segmentTable<Own extends { readonly code: number; readonly share: Percent | null }>(
  { base, items, groups, beside, notes }: SegmentTable<Own>,
  context: PresentContext,
): Table {
  const texts = maxdiffTexts[context.language];
  return plainTable(
    {
      id: 'segments',
      title: texts.titles.segments,
      base,
      columns: groups.flatMap(({ id, head: group }) => [
        { id: `${id}:share`, text: texts.columns.share, format: percentFormat, group },
        { id: `${id}:${beside.id}`, text: beside.text, format: numberAs(3), group },
      ]),
      rows: items.map(({ code, name }) => ({
        id: String(code),
        text: name,
        values: groups.flatMap(({ found }) => {
          const own = found.items.find(one => one.code === code);
          return [
            inFormat(percentFormat, own?.share ?? null),
            inFormat(numberAs(3), own === undefined ? null : beside.of(own)),
          ];
        }),
      })),
      notes,
    },
    context,
  );
}
