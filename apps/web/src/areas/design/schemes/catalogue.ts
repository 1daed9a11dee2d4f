import type { ListedScheme, SchemePurpose } from '@wenshu/api-contract';
import { type SolutionId, samplesForMargin, shareOfPeople, solutionIds } from '@wenshu/survey-core';
import type { solutionTexts } from '@wenshu/texts/design/solutions';
import { USUAL_MINUTES } from '../solutions/usual-minutes.ts';

export const cataloguePurposes = ['customers', 'brand', 'product', 'price', 'market', 'employees'] as const;
export type CataloguePurpose = (typeof cataloguePurposes)[number] & (SchemePurpose | 'price');

interface Described {
  readonly purposes: readonly CataloguePurpose[];
  readonly name: string;
  readonly question: string;
  readonly gives: string;
  readonly notFor: string;
  readonly samples: number;
  readonly minutes: number;
}

/** What a person chooses from: a whole scheme, or one special study. */
export type CatalogueEntry = Described &
  ({ readonly kind: 'scheme'; readonly id: string } | { readonly kind: 'solution'; readonly id: SolutionId });

const solutionPurposes: Readonly<Record<SolutionId, readonly CataloguePurpose[]>> = {
  kano: ['product'],
  maxdiff: ['product', 'brand'],
  cbc: ['product', 'price'],
  cpc: ['product', 'price'],
  psm: ['price'],
  bpto: ['price', 'brand'],
};

const MARGIN = 0.05;

export function catalogueOf(
  schemes: readonly ListedScheme[],
  words: (typeof solutionTexts)['zh']['of'],
): readonly CatalogueEntry[] {
  return [
    ...schemes.map(
      ({ schemeId, purpose, ...rest }): CatalogueEntry => ({
        ...rest,
        kind: 'scheme',
        id: schemeId,
        purposes: [purpose],
      }),
    ),
    ...solutionIds.map((id): CatalogueEntry => {
      const { name, question, gives, notFor } = words[id];
      return {
        kind: 'solution',
        id,
        name,
        question,
        gives,
        notFor,
        purposes: solutionPurposes[id],
        samples: samplesForMargin(shareOfPeople, MARGIN),
        minutes: USUAL_MINUTES[id],
      };
    }),
  ];
}

/** Those of a purpose (or of all) that have every word that was typed, in any order. */
export function chooseEntries(
  entries: readonly CatalogueEntry[],
  purpose: CataloguePurpose | undefined,
  typed: string,
): readonly CatalogueEntry[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ purposes, name, question, gives, notFor }) => {
    const text = [name, question, gives, notFor].join(' ').toLowerCase();
    return (purpose === undefined || purposes.includes(purpose)) && words.every(word => text.includes(word));
  });
}
