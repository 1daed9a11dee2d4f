import type { LinearRegressionResult, RegressionInput } from '@wenshu/statistics';
import { describe, expect, it } from 'vitest';
import { getReferenceCase } from '../../../../statistics/test/reference-case.ts';
import { caseData, figureIn, takenAsInCase, toldBy } from '../../../test/case-data.ts';
import { modelData } from '../../../test/model-examples.ts';
import { presentSlowly, runSlowly } from '../../../test/run-kind.ts';
import { checkRecipe } from '../../derived/check-recipe.ts';
import { compileRecipe } from '../../derived/compile-recipe.ts';
import type { Recipe } from '../../derived/recipe.ts';
import type { Exhibit, Table } from '../../exhibit/exhibits.ts';
import { emptyModelRequest } from '../model/form.ts';
import { linearRegressionForm } from './form.ts';
import { linearRegressionKind } from './linear-regression-kind.ts';

const { weight: _weight, ...unweighted } = modelData;
const empty = emptyModelRequest(linearRegressionForm);
const requestOf = (dependent: string, predictors: readonly string[]) => ({
  ...empty,
  slots: { dependent: [dependent], predictors },
});

describe('linear regression', () => {
  it.each(['lm_attitude', 'lm_warpbreaks_dummy', 'lm_longley', 'lm_survey_weighted'])(
    'shows the figures of %s (S7.142)',
    name => {
      const { input, expected } = getReferenceCase(name) as unknown as {
        readonly input: RegressionInput;
        readonly expected: LinearRegressionResult;
      };
      const { categorical } = input.settings;
      const levels = Object.fromEntries(Object.entries(categorical).map(([key, { levels }]) => [key, levels]));
      const data = { ...caseData(input.data as never, levels), ...(input.weights && { weight: input.weights }) };
      const request = { ...requestOf(input.dependent, input.independents), taken: takenAsInCase(categorical) };
      const shown = presentSlowly(linearRegressionKind, request, data);
      const anova = { ...expected.anova, ...expected.effective };
      const coefficients = expected.coefficients.map((one, at) => ({
        ...one,
        ...expected.effective?.coefficients[at],
      }));
      expect(figureIn(shown, 'summary', 'model', 'rSquared')).toBeCloseTo(expected.rSquared, 5);
      expect(figureIn(shown, 'summary', 'model', 'durbinWatson')).toBeCloseTo(expected.durbinWatson, 5);
      expect(figureIn(shown, 'anova', 'regression', 'f')).toBeCloseTo(anova.f, 3);
      for (const [at, { name, ...figures }] of coefficients.entries()) {
        const [, key, level] = /^(.*)\[(.*)\]$/.exec(name) ?? [];
        const row = at === 0 ? 'constant' : key === undefined ? name : `${key}[${levels[key]!.indexOf(level!) + 1}]`;
        const near = (column: string, wanted: number | null) => {
          const got = figureIn(shown, 'coefficients', row, column);
          if (wanted === null) expect(got).toBeNull();
          else expect(got! / wanted).toBeCloseTo(1, 4);
        };
        near('estimate', figures.estimate);
        near('standardError', figures.standardError);
        near('low', figures.ciLower);
        near('high', figures.ciUpper);
        near('beta', figures.beta);
        near('vif', figures.vif);
      }
    },
  );

  it('says in plain words what matters, and warns of predictors that overlap', () => {
    const rows = modelData.rows.map(row => ({ ...row, n2: Number(row.s1) * 2 + Number(row.n2) / 1000 }));
    const request = requestOf('n1', ['s1', 's4', 'n2', 'g']);
    const clear = presentSlowly(linearRegressionKind, request, unweighted, 'zh');
    const meaning = toldBy(clear, 'summary', 'meaning');
    expect(meaning[0]).toMatch(/^所选题目合起来解释了“N1 Question n1”差异的 \d\d\.\d%。$/);
    expect(meaning).toContainEqual(
      expect.stringMatching(/^其他条件相同时，“S1 Question s1”每高 1，“N1 Question n1”平均高 0\.\d\d。$/),
    );
    expect(meaning).toContainEqual(
      expect.stringMatching(
        /^其他条件相同时，“G Question g”选“South”的人，“N1 Question n1”比选“North”的人平均高 0\.\d\d。$/,
      ),
    );
    expect(toldBy(clear, 'summary', 'warning')).toEqual([]);
    const overlapping = presentSlowly(linearRegressionKind, request, { ...unweighted, rows }, 'en');
    expect(toldBy(overlapping, 'summary', 'warning')[0]).toMatch(/^VIF above 10: S1 Question s1, N2 Question n2\./);
    expect(overlapping.find(({ id }) => id === 'effects')).toMatchObject({ kind: 'ranges', rules: [{ at: 0 }] });
  });

  it('takes a scale as points and other options each for itself, unless somebody turns it; and says how each went in', () => {
    const rungs = ['Very poor', 'Poor', 'Fair', 'Good', 'Very good'].map((label, at) => ({ code: at + 1, label }));
    // As the rows of a matrix are: options that nobody said to have an order.
    const variables = unweighted.variables.map(one =>
      one.key === 's4' ? { ...one, measure: 'nominal' as const, categories: rungs } : one,
    );
    const data = { ...unweighted, variables };
    const request = requestOf('n1', ['s1', 's4', 'g']);
    const rowsOf = (shown: readonly Exhibit[]) => {
      const table = shown.find((one): one is Table => one.id === 'coefficients' && one.kind === 'table')!;
      return table.rows.map(({ id, text }) => [id, text]);
    };
    const shown = presentSlowly(linearRegressionKind, request, data, 'en');
    expect(rowsOf(shown)).toEqual([
      ['constant', 'Constant'],
      ['s1', 'S1 Question s1 (points 1–5)'],
      ['s4', 'S4 Question s4 (points 1–5)'],
      ['g[2]', 'G Question g: South (vs North)'],
      ['g[3]', 'G Question g: West (vs North)'],
    ]);
    expect(toldBy(shown, 'summary', 'footnote')).toContain(
      'Taken as points (1 = “Very poor” … 5 = “Very good”): S1 Question s1, S4 Question s4.',
    );
    expect(toldBy(shown, 'summary', 'warning')).toEqual([]);
    expect(toldBy(shown, 'summary', 'meaning')).toContainEqual(
      expect.stringMatching(/each step towards “Very good” of “S4 Question s4” goes with/),
    );
    // The same figures as of a scale whose order was stated.
    expect(figureIn(shown, 'coefficients', 's4', 'estimate')).toBe(
      figureIn(presentSlowly(linearRegressionKind, request, unweighted, 'en'), 'coefficients', 's4', 'estimate'),
    );

    const turned = { ...request, taken: { s1: 'categories', g: 'points', n1: 'categories' } as const };
    const other = presentSlowly(linearRegressionKind, turned, data, 'en');
    expect(rowsOf(other).map(([id]) => id)).toEqual(['constant', 's1[2]', 's1[3]', 's1[4]', 's1[5]', 's4', 'g']);
    expect(toldBy(other, 'summary', 'warning')).toEqual([
      expect.stringMatching(/numbers of their options.*G Question g\.$/),
    ]);
    const check = (taken: unknown) => linearRegressionKind.check({ ...request, taken }, known, new Map())?.slot;
    const known = new Map(variables.map(one => [one.key, one]));
    expect([turned.taken, { s1: 'neither' }, 'points', []].map(check)).toEqual([undefined, 'taken', 'taken', 'taken']);
  });

  it('warns of few people, and tells who is left out', () => {
    const rows = modelData.rows.slice(0, 25).map((row, at) => (at < 2 ? { ...row, n2: null } : row));
    const shown = presentSlowly(linearRegressionKind, requestOf('n1', ['s1', 'n2']), { ...unweighted, rows }, 'en');
    expect(toldBy(shown, 'summary', 'warning')).toEqual(['Only 23 people, fewer than 30: read it with care.']);
    expect(toldBy(shown, 'summary', 'footnote')).toContain('2 people are left out because an answer is missing.');
  });

  it('keeps what it predicts as a formula: nothing for an option that it has never seen', () => {
    const request = requestOf('n1', ['s1', 'g']);
    const variables = new Map(unweighted.variables.map(one => [one.key, one]));
    const context = { language: 'en', variables, questions: new Map(), source: { asOf: '' } } as const;
    const rows = unweighted.rows.filter(({ g }) => g !== 3);
    const found = runSlowly(linearRegressionKind, request, { ...unweighted, rows });
    const [recipe] = linearRegressionKind.saved!(found, request, context);
    expect(checkRecipe(recipe, variables)).toBeUndefined();
    const predict = compileRecipe(recipe as Recipe, variables);
    const [constant, slope, south] = found.coefficients.map(({ estimate }) => estimate) as [number, number, number];
    expect(predict({ s1: 4, g: 1 })).toBeCloseTo(constant + 4 * slope, 6);
    expect(predict({ s1: 2, g: 2 })).toBeCloseTo(constant + 2 * slope + south, 6);
    expect(predict({ s1: 2, g: 3 })).toBeNull();
    expect(predict({ s1: null, g: 1 })).toBeNull();
  });
});
