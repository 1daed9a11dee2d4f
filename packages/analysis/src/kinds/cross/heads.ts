import { columnLetter } from '@wenshu/statistics';
import { crossTexts } from '@wenshu/texts/findings/cross';
import type { DataVariable } from '../../data-set/variable.ts';
import type { Head } from '../../exhibit/exhibits.ts';
import { titleOf } from '../../exhibit/title-of.ts';
import { numberAs } from '../../exhibit/units.ts';
import type { Filter } from '../../filter/filter.ts';
import { every } from '../../filter/join-filters.ts';
import type { PresentContext } from '../kind.ts';
import type { BannerNode } from './banner-columns.ts';
import type { Line } from './lines.ts';
import { type BannerBlock, type CrossRequest, type CrossRow, type Net, ownLeast } from './request.ts';
import type { CrossResult, CrossTable } from './result.ts';

interface Shown {
  readonly request: CrossRequest;
  readonly result: CrossResult;
  readonly table: CrossTable;
  readonly row: CrossRow;
  readonly context: PresentContext;
}

export const statisticFormat = numberAs(2);

export function lineText(line: Line, variable: DataVariable | undefined, nets: readonly Net[] = []): string {
  if (line.net !== undefined) return nets[line.net]!.name;
  const code = line.codes[0]!;
  return variable?.categories?.find(category => category.code === code)?.label ?? String(code);
}

/** Who is in a line or a column. */
export function lineFilter(variable: string, line: Line, kept: DataVariable['kept'] | undefined): Filter {
  const codes = [...new Set(line.codes)];
  if (kept !== 'number') return { test: 'choice', variable, is: 'any-of', codes };
  const tests = codes.map((value): Filter => ({ test: 'number', variable, compare: '=', value }));
  return tests.length === 1 ? tests[0]! : { any: tests };
}

/** The heads of a row question's lines, and whoever answered it. */
export function lineHeads({ table, row, context }: Pick<Shown, 'table' | 'row' | 'context'>): {
  readonly lines: readonly Head[];
  readonly answered: Filter;
} {
  const variable = context.variables.get(row.variable);
  const within = (filter: Filter) => every([...(row.filter ? [row.filter] : []), filter]);
  return {
    answered: within({ test: 'answered', variable: row.variable, is: true }),
    lines: table.lines.map(line => ({
      id: line.id,
      text: lineText(line, variable, row.nets),
      role: line.net === undefined ? 'category' : 'net',
      drill: within(lineFilter(row.variable, line, variable?.kept)),
    })),
  };
}

/** The total, then the banner's blocks. */
export function bannerHeads(shown: Shown): readonly Head[] {
  const { request, result, table, row, context } = shown;
  const { language, variables, source } = context;
  const isWeighted = source.weight !== undefined;
  const baseOf = (place: number) => {
    const { people, weighted, effective } = table.bases[place]!;
    return { people, ...(isWeighted && { weighted, effective }), ...ownLeast(request.test) };
  };
  const heads = (
    nodes: readonly BannerNode[],
    blocks: readonly BannerBlock[],
    around: { readonly id: string; readonly filters: readonly Filter[] },
  ): readonly Head[] =>
    nodes.flatMap((node, index) => {
      const block = blocks[index]!;
      const variable = variables.get(node.variable);
      const id = `${around.id}${node.variable}`;
      const children = node.columns.flatMap(({ line, place, within }, column): readonly Head[] => {
        const filters = [...around.filters, lineFilter(node.variable, line, variable?.kept)];
        const own = { id: `${id}=${line.id}`, text: lineText(line, variable, block.nets) };
        const role = line.net === undefined ? 'category' : 'net';
        if (within) {
          const inner = heads(within, block.within!, { id: `${own.id}/`, filters });
          return inner.length === 0 ? [] : [{ ...own, role, children: inner }];
        }
        return [
          {
            ...own,
            role,
            compare: id,
            base: baseOf(place!),
            drill: every(filters),
            ...(request.test.letters && { letter: columnLetter(column) }),
          },
        ];
      });
      // A question without a column (all hidden, or nobody has a code) would be a head above no cells.
      if (children.length === 0) return [];
      return [{ id, text: titleOf(variable, node.variable, language), role: 'group', children }];
    });
  const answered: Filter = { test: 'answered', variable: row.variable, is: true };
  return [
    { id: 'total', text: crossTexts[language].total, role: 'total', base: baseOf(0), drill: answered },
    ...heads(result.banner, request.banner, { id: '', filters: [] }),
  ];
}
