import { type Exhibit, leafHeads } from '@wenshu/analysis/browser';
import { isChart } from '@wenshu/ui/exhibits';

/** A part of a question: what is drawn of it, and the tables and words beside that. */
export interface CardBlock {
  readonly part: string;
  readonly charts: readonly Exhibit[];
  readonly others: readonly Exhibit[];
  /** A wide table needs the whole card; its chart then stands above it. */
  readonly isWide: boolean;
}

const MOST_BESIDE = 5;

/** Exhibits of one part stand together: their ids end in what they are of. */
export function blocksOf(exhibits: readonly Exhibit[]): readonly CardBlock[] {
  const parts = new Map<string, Exhibit[]>();
  for (const exhibit of exhibits) {
    const part = exhibit.id.slice(exhibit.id.indexOf(':') + 1);
    parts.set(part, [...(parts.get(part) ?? []), exhibit]);
  }
  return [...parts].map(([part, all]) => {
    const others = all.filter(exhibit => !isChart(exhibit));
    return {
      part,
      charts: all.filter(isChart),
      others,
      isWide: others.some(one => one.kind === 'table' && leafHeads(one.columns).length > MOST_BESIDE),
    };
  });
}
