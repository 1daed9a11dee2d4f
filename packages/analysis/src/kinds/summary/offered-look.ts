import type { Summary } from '@wenshu/survey-core';
import type { DataVariable } from '../../data-set/variable.ts';
import type { SummaryChart } from './request.ts';

/** What can be chosen of a question's look, besides whether it is drawn and in which colours. */
export interface OfferedLook {
  /** Charts that make sense of it; none where it has one way to be drawn. */
  readonly charts: readonly SummaryChart[];
  /** Whether it is a list that can be put in order by how much each has. */
  readonly canSort: boolean;
  /** Whether it is of shares, of which the small ones can be left out. */
  readonly canHide: boolean;
}

interface Offering {
  /** Whether every part is one answer of several: only then parts make a whole. */
  readonly isWhole: boolean;
  readonly hasMeans: boolean;
  readonly hasGroups: boolean;
}

const list = { canSort: true, canHide: false };
const asItIs: OfferedLook = { charts: [], canSort: false, canHide: false };

/** What the summarisers make of a look. */
const offered: Readonly<Partial<Record<Summary['kind'], (offering: Offering) => OfferedLook>>> = {
  options: ({ isWhole, hasGroups }) => ({
    charts: [
      ...(['bars', 'columns'] as const),
      ...(isWhole ? (['stacked'] as const) : []),
      ...(isWhole && !hasGroups ? (['pie', 'ring'] as const) : []),
    ],
    canSort: true,
    canHide: true,
  }),
  'options-by-row': ({ isWhole, hasMeans }) => ({
    charts: [
      ...(isWhole ? (['stacked'] as const) : []),
      ...(['bars', 'columns', 'heat'] as const),
      ...(hasMeans ? (['profile'] as const) : []),
    ],
    canSort: hasMeans,
    canHide: true,
  }),
  nps: () => ({ ...asItIs, charts: ['columns', 'bars'] }),
  numbers: () => ({ ...asItIs, charts: ['columns', 'bars', 'lines'] }),
  dates: () => ({ ...asItIs, charts: ['lines', 'columns', 'bars'] }),
  texts: () => ({ ...asItIs, charts: ['bars', 'columns'] }),
  'texts-by-item': () => ({ ...asItIs, charts: ['bars', 'columns'] }),
  'numbers-by-item': () => ({ ...list, charts: ['bars', 'columns', 'lines'] }),
  ranks: () => ({ ...list, charts: ['bars', 'columns', 'lines'] }),
  maxdiff: () => ({ ...list, charts: ['bars', 'columns'] }),
  conjoint: () => ({ ...list, charts: [] }),
  'price-trade-off': () => ({ ...list, charts: [] }),
};

/** By what the question's type is summed up as, and by how its answers are kept. */
export function offeredLook(
  kind: string,
  parts: readonly Pick<DataVariable, 'kept' | 'measure'>[],
  hasGroups: boolean,
): OfferedLook {
  const offer = Object.hasOwn(offered, kind) ? offered[kind as Summary['kind']] : undefined;
  const counted = parts.filter(({ kept }) => kept === 'code' || kept === 'codes' || kept === 'number');
  return (
    offer?.({
      isWhole: counted.every(({ kept }) => kept === 'code'),
      hasMeans: counted.some(({ kept, measure }) => kept === 'code' && measure !== 'nominal'),
      hasGroups,
    }) ?? asItIs
  );
}
