import type { Filter } from '@wenshu/analysis/browser';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from '../../../../app/routes/search.ts';
import type { Variable } from '../../filter/variable.ts';
import {
  analysisOf,
  readView,
  type StatisticsView,
  USUAL_VIEW,
  usableView,
  viewNames,
  writeView,
} from './statistics-view.ts';

const variable = (key: string, kept: Variable['kept']): Variable => ({
  key,
  name: key,
  label: key,
  kept,
  measure: 'nominal',
  isLooped: false,
  ...(kept === 'code' && { categories: [{ code: 1, label: 'One' }] }),
});
const variables = new Map([variable('sex', 'code'), variable('w', 'number')].map(one => [one.key, one]));
const women: Filter = { test: 'choice', variable: 'sex', is: 'any-of', codes: [1] };
const view: StatisticsView = {
  filter: women,
  groups: [
    { name: '女 & 男', filter: women },
    { name: 'B', filter: { not: women } },
  ],
  least: { leastToSpeak: 50 },
  weight: { by: 'rim', least: 0.2, most: 5, targets: [{ variable: 'sex', shares: [{ code: 1, share: 50 }] }] },
};

describe('a view in the address', () => {
  it('is the same after it was written and read, and says nothing when it is the usual one', () => {
    expect(readView(parseSearch(stringifySearch(writeView(view))))).toEqual(view);
    expect(stringifySearch(writeView(USUAL_VIEW))).toBe('');
  });

  it('is used as it is where the questionnaire has all of it', () => {
    expect(usableView(view, variables)).toEqual({ view, isWhole: true });
    const byVariable: StatisticsView = { groups: [], weight: { by: 'variable', variable: 'w' } };
    expect(usableView(byVariable, variables)).toEqual({ view: byVariable, isWhole: true });
  });

  it.each([{ leastToSpeak: 1 }, { leastBase: 1001 }, { leastBase: 2.5 }, { level: 10 }, []])(
    'has no least base that the server would refuse: %j',
    least => {
      const odd = { groups: [], least } as unknown as StatisticsView;
      expect(usableView(odd, variables)).toMatchObject({ view: { least: undefined }, isWhole: false });
    },
  );

  it('asks with its least bases, and as usual with what it leaves out', () => {
    const asked = analysisOf([], view, {}).request.test;
    expect(asked).toMatchObject({ level: 0.95, leastToSpeak: 50 });
    expect(asked).not.toHaveProperty('leastBase');
    expect(analysisOf([], USUAL_VIEW, {}).request.test).not.toHaveProperty('leastToSpeak');
  });

  it('loses what names a question that is gone, and says so', () => {
    const gone = { ...women, variable: 'gone' } as Filter;
    const odd = { filter: gone, groups: [{ name: 'A', filter: gone }], weight: { by: 'variable', variable: 'gone' } };
    expect(usableView(odd as StatisticsView, variables)).toEqual({
      view: { filter: undefined, groups: [], weight: undefined, least: undefined },
      isWhole: false,
    });
  });

  it('takes whatever somebody types as far as it is right', () => {
    const typed = fc.dictionary(fc.constantFrom(...viewNames), fc.oneof(fc.string(), fc.json()));
    fc.assert(
      fc.property(typed, query => {
        const { view: used } = usableView(readView(query), variables);
        // What is left can be shown: it is of the right form.
        expect(usableView(used, variables).isWhole).toBe(true);
      }),
    );
  });
});
