import type { Summary } from '@wenshu/survey-core';
import type { DataVariable } from '../../data-set/variable.ts';
import type { SummaryChart } from './request.ts';

interface Offering {
  /** Whether every part is one answer of several: only then parts make a whole. */
  readonly isWhole: boolean;
  readonly hasMeans: boolean;
  readonly hasGroups: boolean;
}

const offered: Readonly<Partial<Record<Summary['kind'], (offering: Offering) => readonly SummaryChart[]>>> = {
  options: ({ isWhole, hasGroups }) => [
    ...(['bars', 'columns'] as const),
    ...(isWhole ? (['stacked'] as const) : []),
    ...(isWhole && !hasGroups ? (['pie', 'ring'] as const) : []),
  ],
  'options-by-row': ({ isWhole, hasMeans }) => [
    ...(isWhole ? (['stacked'] as const) : []),
    ...(['bars', 'columns', 'heat'] as const),
    ...(hasMeans ? (['profile'] as const) : []),
  ],
};

/** The charts that make sense of a question, by what its type is summed up as and by how its answers are kept; nothing where it has one way to be drawn. */
export function offeredCharts(
  kind: string,
  parts: readonly Pick<DataVariable, 'kept' | 'measure'>[],
  hasGroups: boolean,
): readonly SummaryChart[] {
  const counted = parts.filter(({ kept }) => kept === 'code' || kept === 'codes' || kept === 'number');
  return (
    (Object.hasOwn(offered, kind) ? offered[kind as Summary['kind']] : undefined)?.({
      isWhole: counted.every(({ kept }) => kept === 'code'),
      hasMeans: counted.some(({ kept, measure }) => kept === 'code' && measure !== 'nominal'),
      hasGroups,
    }) ?? []
  );
}
