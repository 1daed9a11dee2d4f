import { describe, expect, it, test } from 'vitest';
import { solutionIds } from '../src/solution-ids.ts';
import { marginOf, samplesForMargin, shareOfPeople } from '../src/solutions/precision.ts';
import type { SettingAttribute } from '../src/solutions/setting.ts';
import { checkSetting, emptySetting, isFault, parseSetting, solutions } from '../src/solutions/solutions.ts';
import { solutionSettings } from '../src/testing/solution-settings.ts';

type Id = (typeof solutionIds)[number];
const problemsOf = (id: Id, changed: object) =>
  checkSetting(solutions[id], { ...solutionSettings[id], ...changed }).map(({ field, problem, level }) => [
    field,
    problem,
    level,
  ]);
const attributes = solutionSettings.cbc.attributes as readonly SettingAttribute[];
const withAttribute = (index: number, changed: Partial<SettingAttribute>) => ({
  attributes: attributes.map((one, at) => (at === index ? { ...one, ...changed } : one)),
});
const levels = (...names: string[]) => ({
  levels: names.map((name, index) => ({ id: `level0d${index}`, name, picture: '' })),
});
const rows = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: `feature${n}`, values: { name: `F${n}`, description: '' } }));

describe('the form of a solution', () => {
  test.each(solutionIds)('of %s keeps what was filled in, and has nothing to say about what is right', id => {
    const parsed = parseSetting(solutions[id], JSON.parse(JSON.stringify(solutionSettings[id])));
    expect(parsed).toEqual({ setting: solutionSettings[id] });
    expect(checkSetting(solutions[id], solutionSettings[id])).toEqual([]);
  });

  test.each(solutionIds)('of %s begins empty and unfinished, which can be kept', id => {
    const empty = emptySetting(solutions[id]);
    expect(parseSetting(solutions[id], {})).toEqual({ setting: empty });
    expect(checkSetting(solutions[id], empty).some(isFault)).toBe(true);
  });

  test.each<[string, Id, object, string, string]>([
    ['a product without a name (S3.64)', 'kano', { subject: ' ' }, 'subject', 'required'],
    [
      'two features of one name (S3.64)',
      'kano',
      { features: [...rows(2), { id: 'feature9', values: { name: 'f1', description: '' } }] },
      'features.feature9.name',
      'name-duplicated',
    ],
    ['no unit (S5.14)', 'psm', { unit: '' }, 'unit', 'unit-missing'],
    ['a price of nothing (S5.15)', 'psm', { lowestPrice: 0 }, 'lowestPrice', 'price-wrong'],
    ['no price at all (S5.15)', 'psm', { priceStep: null }, 'priceStep', 'price-wrong'],
    [
      'attributes of one name (S5.16)',
      'cbc',
      withAttribute(1, { name: 'brand' }),
      'attributes.attributeb.name',
      'name-duplicated',
    ],
    [
      'a price in words (S5.17)',
      'cbc',
      withAttribute(3, levels('49', 'cheap', '99', '129')),
      'attributes.attributed.level0d1',
      'levels-not-numeric',
    ],
    [
      'a price twice (S5.17)',
      'cpc',
      withAttribute(3, levels('49', '79', '79.0', '129')),
      'attributes.attributed.level0d2',
      'levels-not-numeric',
    ],
    [
      'no price among the attributes (S5.18)',
      'cbc',
      withAttribute(3, { isPrice: false }),
      'attributes',
      'price-missing',
    ],
    [
      'two prices (S5.18)',
      'cbc',
      withAttribute(1, { isPrice: true }),
      'attributes.attributed.isPrice',
      'several-prices',
    ],
    [
      'a restriction on a level that is gone (S3.65)',
      'cbc',
      { restrictions: [['level0a0', 'gone0000']] },
      'restrictions',
      'level-gone',
    ],
    ['a set of more than half of the items', 'maxdiff', { itemsPerTask: 5 }, 'itemsPerTask', 'more-than-half'],
    ['sets that show an item too rarely', 'maxdiff', { tasks: 5 }, 'tasks', 'shown-too-rarely'],
    [
      'a brand without prices (S3.66)',
      'bpto',
      {
        brands: [
          ...(solutionSettings.bpto.brands as object[]),
          { id: 'brand9', values: { name: 'New', isOwn: false, lowestPrice: null, priceStep: 1, priceCount: 3 } },
        ],
      },
      'brands.brand9.lowestPrice',
      'price-wrong',
    ],
  ])('names %s where it is', (_what, id, changed, field, problem) => {
    expect(problemsOf(id, changed)).toContainEqual([field, problem, 'error']);
  });

  test.each<[string, Id, object, string]>([
    ['more than 20 features of Kano (S5.66)', 'kano', { features: rows(21) }, 'features'],
    ['3 attributes of conjoint (S5.67)', 'cbc', { attributes: attributes.slice(1) }, 'attributes'],
    ['2 levels of an attribute (S5.67)', 'cpc', withAttribute(3, levels('49', '79')), 'attributes.attributed.levels'],
    ['3 brands (S5.68)', 'bpto', { brands: (solutionSettings.bpto.brands as object[]).slice(0, 3) }, 'brands'],
  ])('advises against %s, and lets it be', (_what, id, changed, field) => {
    const found = problemsOf(id, changed);
    expect(found.map(([at, , level]) => [at, level])).toEqual([[field, 'advice']]);
  });

  it('advises nothing about 20 features (S5.66)', () => {
    expect(problemsOf('kano', { features: rows(20) })).toEqual([]);
  });

  test.each<[string, object, string]>([
    ['a list that is none', { features: 'many' }, 'features'],
    ['a row without an id', { features: [{ id: '<b>', values: {} }] }, 'features'],
    ['more rows than anybody writes', { features: rows(501) }, 'features'],
    ['a text that is a number', { subject: 5 }, 'subject'],
    ['a character that no text has', { subject: 'a\u0000b' }, 'subject'],
    ['a switch that is a word', { isOrderRandom: 'yes' }, 'isOrderRandom'],
  ])('is no form with %s', (_what, changed, field) => {
    expect(parseSetting(solutions.kano, { ...solutionSettings.kano, ...changed })).toEqual({ field });
  });
});

describe('how many respondents', () => {
  it('are 385 for 5 % and 97 for 10 %, at 95 % (S9.7)', () => {
    expect([samplesForMargin(shareOfPeople, 0.05), samplesForMargin(shareOfPeople, 0.1)]).toEqual([385, 97]);
    expect(marginOf(shareOfPeople, 385)).toBeLessThanOrEqual(0.05);
  });

  it('a design needs fewer of, the more it tells', () => {
    const quality = { versions: 4, tasks: 10, balancePercent: 100, leastShown: 5 };
    const precisionAt = (efficiencyPercent: number) =>
      solutions.cbc.precision(solutionSettings.cbc, { versions: [], quality: { ...quality, efficiencyPercent } });
    // Three concepts, four levels, ten tasks: √(3·9 / (4·2·10)) by hand.
    expect(precisionAt(100).standardErrorOfOne).toBeCloseTo(Math.sqrt(27 / 80), 10);
    expect(precisionAt(50).standardErrorOfOne).toBeCloseTo(Math.sqrt(27 / 40), 10);
    // Eight items, four at a time, eight sets: each is shown four times.
    expect(solutions.maxdiff.precision(solutionSettings.maxdiff, undefined).standardErrorOfOne).toBeCloseTo(
      Math.sqrt(2 / 16),
      10,
    );
  });
});
