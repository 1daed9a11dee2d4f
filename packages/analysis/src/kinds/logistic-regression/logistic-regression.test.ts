import type { LogisticInput, LogisticResult } from '@wenshu/statistics';
import { describe, expect, it } from 'vitest';
import { getReferenceCase } from '../../../../statistics/test/reference-case.ts';
import { caseData, figureIn, takenAsInCase, toldBy } from '../../../test/case-data.ts';
import { modelData } from '../../../test/model-examples.ts';
import { cellsOf, expectNumbers, modelRequest, presentModel, refusalOf } from '../../../test/model-truth.ts';
import { runSlowly } from '../../../test/run-kind.ts';
import { checkRecipe } from '../../derived/check-recipe.ts';
import { compileRecipe } from '../../derived/compile-recipe.ts';
import type { Recipe } from '../../derived/recipe.ts';
import { logisticRegressionKind } from './logistic-regression-kind.ts';

const { weight: _weight, ...unweighted } = modelData;
const request = { slots: { dependent: ['y'], predictors: ['s1', 's4', 'g'] } };

describe('logistic regression', () => {
  it.each(['logit_birthwt', 'logit_birthwt_weighted'])('shows the figures of %s (S7.142)', name => {
    const { input, expected } = getReferenceCase(name) as unknown as {
      readonly input: LogisticInput;
      readonly expected: LogisticResult;
    };
    const { categorical } = input.settings;
    const outcomes = [...new Set(Array.from(input.data[input.dependent]!, String))].sort();
    const levels = {
      ...Object.fromEntries(Object.entries(categorical).map(([key, { levels }]) => [key, levels])),
      [input.dependent]: outcomes,
    };
    const data = { ...caseData(input.data as never, levels), ...(input.weights && { weight: input.weights }) };
    const slots = { dependent: [input.dependent], predictors: input.independents };
    const options = { event: outcomes.indexOf(String(input.event)) + 1, cutoff: input.settings.cutoff };
    const shown = presentModel('logisticRegression', { slots, options, taken: takenAsInCase(categorical) }, data);
    const fit = { ...expected, ...expected.effective };
    expectNumbers(cellsOf(shown, 'summary')[0], [
      ...[fit.minus2LL, fit.modelChiSquare, expected.df, fit.pValue],
      ...[expected.coxSnell, expected.nagelkerke, expected.mcFadden],
    ]);
    expectNumbers(
      cellsOf(shown, 'coefficients'),
      expected.coefficients.map((one, at) => {
        const { estimate, expB, ...errors } = { ...one, ...expected.effective?.coefficients[at] };
        return [
          ...[estimate, errors.standardError, errors.wald, errors.pValue],
          ...[expB, errors.expCiLower, errors.expCiUpper],
        ];
      }),
      1e-4,
    );
    expect(figureIn(shown, 'classification', 'event', 'event')).toBeCloseTo(expected.classification.truePositive, 4);
    expect(figureIn(shown, 'classification', 'total', 'correct')).toBeCloseTo(
      expected.classification.percentCorrect,
      4,
    );
  });

  it('says how often it is right and what raises the odds', () => {
    const meaning = toldBy(presentModel('logisticRegression', request, unweighted, 'zh'), 'summary', 'meaning');
    expect(meaning[0]).toMatch(/^对建模所用的这批人，模型判断正确 \d\d\.\d%；一律猜较多的一类则为 \d\d\.\d%。$/);
    expect(meaning[1]).toMatch(/^其他条件相同时，“S1 Question s1”每高 1，选“Yes”的几率变为原来的 \d\.\d\d 倍。$/);
    const other = presentModel('logisticRegression', { ...request, options: { event: 2 } }, unweighted, 'en');
    expect(toldBy(other, 'summary', 'meaning')[1]).toMatch(/multiplies the odds of “No” by 0\.\d\d\.$/);
    expect(toldBy(other, 'summary', 'footnote')[0]).toBe(
      'What is predicted is “No”; all other options together are the rest.',
    );
  });

  it('tells no odds ratio that nobody knows: options that nearly part the outcome', () => {
    // Of four people in West one says no: how many times their odds are nobody knows.
    const rows = Array.from({ length: 120 }, (_, at) => ({
      g: at < 4 ? 3 : 1 + (at % 2),
      y: at < 4 ? 1 : at % 11 === 0 ? 1 : 2,
    }));
    const last = rows.map((row, at) => (at === 3 ? { ...row, y: 2 } : row));
    const asked = { slots: { dependent: ['y'], predictors: ['g'] } };
    const shown = presentModel('logisticRegression', asked, { ...unweighted, rows: last });
    expect(
      toldBy(shown, 'summary', 'meaning').filter(text => text.includes('West') && text.includes('times the odds')),
    ).toEqual([]);
    expect(toldBy(shown, 'summary', 'warning')).toContainEqual(
      expect.stringMatching(/^With an effect, but by how much cannot be told .*West/),
    );
  });

  it('refuses what tells the outcomes apart without error, at that question', () => {
    const rows = unweighted.rows.map(row => ({ ...row, n2: row.y === 1 ? 1 + Number(row.n2) : -Number(row.n2) }));
    const asked = { slots: { dependent: ['y'], predictors: ['s1', 'n2'] } };
    expect(refusalOf('logisticRegression', asked, { ...unweighted, rows })).toMatchObject({
      word: 'separated',
      slot: 'predictors',
      variable: 'n2',
    });
  });

  it('keeps the probability of every record', () => {
    const variables = new Map(unweighted.variables.map(one => [one.key, one]));
    const asked = modelRequest('logisticRegression', request);
    const found = runSlowly(logisticRegressionKind, asked, unweighted);
    const context = { language: 'zh', variables, questions: new Map(), source: { asOf: '' } } as const;
    const [recipe] = logisticRegressionKind.saved!(found, asked, context);
    expect(checkRecipe(recipe, variables)).toBeUndefined();
    const [constant, s1, s4] = found.coefficients.map(({ estimate }) => estimate) as [number, number, number];
    const probability = compileRecipe(recipe as Recipe, variables)({ s1: 4, s4: 2, g: 1 });
    expect(probability).toBeCloseTo(1 / (1 + Math.exp(-(constant + 4 * s1 + 2 * s4))), 5);
  });
});
