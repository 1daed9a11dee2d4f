import { summaryTexts } from '@wenshu/texts/findings/summary';
import { type CountedGroup, WEIGHT_UNIT } from '../../columns/group-columns.ts';
import { countCell, percentCell, wordCell } from '../../exhibit/cells.ts';
import type { Base, Head, Table, TableCell } from '../../exhibit/exhibits.ts';
import { countFormat, type Percent, percentFormat, percentOf } from '../../exhibit/units.ts';
import type { Filter } from '../../filter/filter.ts';
import { baseIn, type SummaryContext } from './summary.ts';

/** People, their weight and its squares, by column. */
export type Sums = readonly Required<Base>[];

/** What groups of a count come to, by the name that each is given; those without one are left out. */
export function sumsByName(
  columns: readonly (readonly CountedGroup[])[],
  nameOf: (group: CountedGroup) => string | undefined,
): ReadonlyMap<string, Sums> {
  const sums = new Map<string, { people: number; weight: number; squares: number }[]>();
  const none = () => columns.map(() => ({ people: 0, weight: 0, squares: 0 }));
  for (const [column, groups] of columns.entries())
    for (const group of groups) {
      const name = nameOf(group);
      if (name === undefined) continue;
      const known = sums.get(name) ?? none();
      sums.set(name, known);
      known[column]!.people += group.count;
      known[column]!.weight += group.weight;
      known[column]!.squares += group.squares;
    }
  return new Map(
    [...sums].map(([name, of]) => [
      name,
      of.map(({ people, weight, squares }) => {
        const weighted = weight / WEIGHT_UNIT;
        const square = squares / WEIGHT_UNIT ** 2;
        return { people, weighted, effective: square > 0 ? (weighted * weighted) / square : 0 };
      }),
    ]),
  );
}

export interface CountedLine {
  readonly id: string;
  readonly text: string;
  /** By column. */
  readonly weighted: readonly number[];
  readonly drill?: Filter;
}

/** Per cent of a base, none where that is nobody. */
export const percentOfBase = (weighted: number, base: Base): Percent | null =>
  percentOf(weighted, base.weighted ?? base.people);

/** Lines with their count and what part it is of the base, by column: everybody, then the groups. */
export function countedTable(
  lines: readonly CountedLine[],
  bases: Sums,
  context: SummaryContext,
  answered: Filter,
): Pick<Table, 'kind' | 'columns' | 'rows' | 'measures' | 'cells'> {
  const texts = summaryTexts[context.language];
  const filterOf = (column: number) => context.request.groups[column - 1]?.filter ?? answered;
  const headsOf = (column: number): readonly Head[] => {
    const own = { role: 'category' as const, base: baseIn(context, bases[column]!), drill: filterOf(column) };
    return [
      { ...own, id: `${column}:count`, text: texts.count, format: countFormat },
      { ...own, id: `${column}:percent`, text: texts.percent, format: percentFormat },
    ];
  };
  const isAlone = context.columns.length === 1;
  return {
    kind: 'table',
    measures: [{ id: 'count', name: texts.count, format: countFormat }],
    columns: isAlone
      ? headsOf(0)
      : context.columns.map((text, column) => ({
          id: `group:${column}`,
          text,
          role: column === 0 ? 'total' : 'group',
          children: headsOf(column),
        })),
    rows: [
      { id: 'base', text: texts.base, role: 'base', format: countFormat, drill: answered },
      ...lines.map(({ id, text, drill }): Head => ({ id, text, role: 'category', ...(drill && { drill }) })),
    ],
    cells: [
      bases.flatMap(({ people }): TableCell[] => [countCell(people), wordCell('')]),
      ...lines.map(({ weighted }) =>
        bases.flatMap((base, column): TableCell[] => [
          countCell(weighted[column] ?? 0),
          percentCell(percentOfBase(weighted[column] ?? 0, base)),
        ]),
      ),
    ],
  };
}
