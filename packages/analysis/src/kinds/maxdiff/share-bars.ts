import { maxdiffTexts } from '@wenshu/texts/findings/models/maxdiff';
import type { Base, Exhibit } from '../../exhibit/exhibits.ts';
import type { Percent } from '../../exhibit/units.ts';
import type { PresentContext } from '../../kind/kind.ts';
import { type ModelNotes, percentFormat } from '../model/plain-table.ts';

interface SharedItem {
  readonly name: string;
  readonly share: Percent | null;
}

/** What is preferred how often, in the order of the items. */
export function shareBars(
  items: readonly SharedItem[],
  base: Base,
  notes: ModelNotes,
  { language, source }: PresentContext,
): Exhibit {
  const texts = maxdiffTexts[language];
  return {
    source: { ...source, base },
    kind: 'bars',
    id: 'shares',
    title: texts.titles.shares,
    format: percentFormat,
    direction: 'bars',
    layout: 'grouped',
    categories: items.map(({ name }) => name),
    series: [{ id: 'share', name: texts.columns.share, values: items.map(({ share }) => share) }],
    notes,
  };
}
