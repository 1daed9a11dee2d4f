import type { ListedScheme } from '@wenshu/api-contract';
import { solutionTexts } from '@wenshu/texts/design/solutions';
import { describe, expect, it } from 'vitest';
import { catalogueOf, type cataloguePurposes, chooseEntries } from './catalogue.ts';

const tracking: ListedScheme = {
  schemeId: 'brand-tracking',
  purpose: 'brand',
  name: 'Brand tracking',
  question: 'Who knows us?',
  gives: 'The funnel',
  notFor: 'One campaign',
  samples: 400,
  minutes: 5,
  fields: [],
};
const entries = catalogueOf([tracking], solutionTexts.en.of);
const idsOf = (purpose?: (typeof cataloguePurposes)[number], typed = '') =>
  chooseEntries(entries, purpose, typed).map(({ id }) => id);

describe('the catalogue of solutions', () => {
  it('has schemes first, then the six special studies, each with its sample at 95 %', () => {
    expect(idsOf()).toEqual(['brand-tracking', 'kano', 'maxdiff', 'cbc', 'cpc', 'psm', 'bpto']);
    expect(entries.map(({ samples }) => samples)).toEqual([400, 385, 385, 385, 385, 385, 385]);
  });

  it('is narrowed by purpose and by words in any order', () => {
    expect(idsOf('price')).toEqual(['cbc', 'cpc', 'psm', 'bpto']);
    expect(idsOf('brand')).toEqual(['brand-tracking', 'maxdiff', 'bpto']);
    expect(idsOf(undefined, 'FUNNEL knows')).toEqual(['brand-tracking']);
    expect(idsOf('price', 'funnel')).toEqual([]);
  });
});
