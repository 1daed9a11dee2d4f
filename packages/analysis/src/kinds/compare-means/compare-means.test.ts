import type { AnovaInput, AnovaResult, TTestInput, TTestResult } from '@wenshu/statistics';
import { describe, expect, it } from 'vitest';
import { getReferenceCase } from '../../../../statistics/test/reference-case.ts';
import { caseData, figureIn, toldBy } from '../../../test/case-data.ts';
import { modelData } from '../../../test/model-examples.ts';
import { cellsOf, expectNumbers, presentModel, refusalOf } from '../../../test/model-truth.ts';
import type { Table } from '../../exhibit/exhibits.ts';

const { weight: _weight, ...unweighted } = modelData;
const caseOf = <Input, Expected>(name: string) =>
  getReferenceCase(name) as unknown as { readonly input: Input; readonly expected: Expected };
const shownBlock = (block: NonNullable<TTestResult['paired']>) => [block.t, block.df, block.pValue];

describe('comparing means', () => {
  it('of two groups is a t-test with Levene and Welch (S7.142)', () => {
    const { input, expected } = caseOf<TTestInput, TTestResult>('t_survey_height');
    const [x, y] = [input.x, input.y!].map(values => Array.from(values));
    const data = caseData({ score: [...x!, ...y!], group: [...x!.map(() => 'a'), ...y!.map(() => 'b')] });
    const shown = presentModel('compareMeans', { slots: { variables: ['score'], group: ['group'] } }, data);
    const { equalVariances, welch, levene } = expected;
    const [equal, unequal] = cellsOf(shown, 'tTest');
    expectNumbers(equal!.slice(0, 5), [levene!.f, levene!.pValue, ...shownBlock(equalVariances!)]);
    expectNumbers(unequal!.slice(2, 5), shownBlock(welch!));
    expectNumbers(equal!.slice(-1), [expected.cohensD]);
    expectNumbers(
      cellsOf(shown, 'means').map(row => row.slice(1, 4)),
      expected.groups!.map(({ mean, sd, standardError }) => [mean, sd, standardError]),
    );
  });

  it.each(['tukey', 'bonferroni', 'gamesHowell', 'scheffe', 'lsd'] as const)('of more is an ANOVA, with %s', method => {
    const { input, expected } = caseOf<AnovaInput, AnovaResult>('anova_plantgrowth');
    const data = caseData(
      { score: Array.from(input.values), group: Array.from(input.groups) },
      { group: input.levels },
    );
    const request = { slots: { variables: ['score'], group: ['group'] }, options: { postHoc: method } };
    const shown = presentModel('compareMeans', request, data);
    expect(figureIn(shown, 'anova', 'score:between', 'f')).toBeCloseTo(expected.anova.f, 6);
    expect(figureIn(shown, 'robust', 'score', 'welchP')).toBeCloseTo(expected.welch!.pValue, 6);
    expect(figureIn(shown, 'robust', 'score', 'etaSquared')).toBeCloseTo(expected.etaSquared, 6);
    expectNumbers(
      cellsOf(shown, 'postHoc').map(([difference, , p]) => [difference, p]),
      expected.postHoc[method]!.map(({ difference, pValue }) => [difference, pValue]),
    );
  });

  it('is weighted on the effective base', () => {
    const two = caseOf<TTestInput, TTestResult>('t_survey_pulse_weighted');
    const [x, y, w] = [
      two.input.x,
      two.input.y!,
      [...Array.from(two.input.xWeights!), ...Array.from(two.input.yWeights!)],
    ];
    const group = [...Array.from(x, () => 'a'), ...Array.from(y, () => 'b')];
    const data = { ...caseData({ score: [...Array.from(x), ...Array.from(y)], group, w }), weight: 'w' };
    const request = { slots: { variables: ['score'], group: ['group'] } };
    const [equal, unequal] = cellsOf(presentModel('compareMeans', request, data), 'tTest');
    expectNumbers(equal!.slice(2, 5), shownBlock(two.expected.equalVariances!));
    expectNumbers(unequal!.slice(2, 5), shownBlock(two.expected.welch!));

    const many = caseOf<AnovaInput, AnovaResult>('anova_bfi_age_weighted');
    const columns = { score: Array.from(many.input.values), group: Array.from(many.input.groups) };
    const weights = { w: Array.from(many.input.weights!) };
    const groups = { ...caseData({ ...columns, ...weights }, { group: many.input.levels }), weight: 'w' };
    const shown = presentModel('compareMeans', { ...request, options: { postHoc: 'tukey' } }, groups);
    expect(figureIn(shown, 'anova', 'score:between', 'f')).toBeCloseTo(many.expected.anova.f, 4);
    expectNumbers(
      cellsOf(shown, 'postHoc').map(row => row[2]),
      many.expected.postHoc.tukey!.map(({ pValue }) => pValue),
    );

    const paired = caseOf<TTestInput, TTestResult>('t_apistrat_paired_weighted');
    const pairs = {
      x: Array.from(paired.input.x),
      y: Array.from(paired.input.y!),
      w: Array.from(paired.input.xWeights!),
    };
    const answers = presentModel(
      'compareMeans',
      { slots: { variables: ['x', 'y'] } },
      { ...caseData(pairs), weight: 'w' },
    );
    expectNumbers(cellsOf(answers, 'tTest')[0]!.slice(4, 7), shownBlock(paired.expected.paired!));
  });

  it('of the same people goes in pairs, and with a value one by one', () => {
    const sleep = caseOf<TTestInput, TTestResult>('t_sleep_paired');
    const pairs = caseData({ x: Array.from(sleep.input.x), y: Array.from(sleep.input.y!) });
    const paired = presentModel('compareMeans', { slots: { variables: ['x', 'y'] } }, pairs);
    expectNumbers(cellsOf(paired, 'tTest')[0]!.slice(4, 7), shownBlock(sleep.expected.paired!));
    const one = caseOf<TTestInput, TTestResult>('t_attitude_one');
    const { mu: value } = one.input.settings;
    const request = { slots: { variables: ['x'] }, options: { value } };
    const against = presentModel('compareMeans', request, caseData({ x: Array.from(one.input.x) }));
    expectNumbers(cellsOf(against, 'tTest')[0]!.slice(4, 7), shownBlock(one.expected.oneSample!));
    expect(against.find(({ id }) => id === 'intervals')).toMatchObject({ rules: [{ axis: 'x', at: value }] });
    expect(refusalOf('compareMeans', { slots: { variables: ['x'] } }, pairs)).toEqual({ word: 'empty', slot: 'group' });
  });

  it('compares every two groups by the test that the sentence follows: Games-Howell where spread differs', () => {
    const sprays = caseOf<AnovaInput, AnovaResult>('anova_insectsprays_unequal');
    const uneven = Array.from(sprays.input.values);
    const groups = Array.from(sprays.input.groups);
    // The same people, and a score whose spread is alike.
    const even = uneven.map((_, at) => (at % 7) + String(groups[at]).charCodeAt(0) / 10);
    const data = caseData({ uneven, even, group: groups }, { group: sprays.input.levels });
    const shownBy = (variables: readonly string[], options = {}) =>
      presentModel('compareMeans', { slots: { variables, group: ['group'] }, options }, data);
    const shown = shownBy(['uneven']);
    expect(shown.find(({ id }) => id === 'postHoc')!.title).toBe('Post-hoc comparisons (Games-Howell)');
    expectNumbers(
      cellsOf(shown, 'postHoc').map(([difference, , p]) => [difference, p]),
      sprays.expected.postHoc.gamesHowell!.map(({ difference, pValue }) => [difference, pValue]),
    );
    expect(shownBy(['even']).find(({ id }) => id === 'postHoc')!.title).toBe('Post-hoc comparisons (Tukey)');
    const both = shownBy(['uneven', 'even']).find(({ id }) => id === 'postHoc') as Table;
    expect(both.rows.map(({ text }) => text)).toEqual(['uneven (Games-Howell)', 'even (Tukey)']);
    const chosen = shownBy(['uneven'], { postHoc: 'tukey' });
    expect(chosen.find(({ id }) => id === 'postHoc')!.title).toBe('Post-hoc comparisons (Tukey)');
    expect(toldBy(chosen, 'means', 'warning').at(-1)).toMatch(/\(Tukey\) assume equal spread/);
  });

  it('ranks no groups of fewer than 30 people, and names none that post-hoc comparisons do not part', () => {
    const sprays = caseOf<AnovaInput, AnovaResult>('anova_insectsprays_unequal');
    const data = caseData({ count: Array.from(sprays.input.values), group: Array.from(sprays.input.groups) });
    const few = presentModel('compareMeans', { slots: { variables: ['count'], group: ['group'] } }, data);
    expect(toldBy(few, 'means', 'meaning')).toEqual([
      '“count”: groups differ significantly (p<0.001), but not surely enough to say which is highest and which lowest.',
    ]);
  });

  it('says who is highest, and leaves out what cannot be tested', () => {
    const rows = unweighted.rows.map(row => ({ ...row, n3: 5 }));
    const request = { slots: { variables: ['n1', 'n2', 'n3'], group: ['g'] } };
    const shown = presentModel('compareMeans', request, { ...unweighted, rows }, 'zh');
    expect(toldBy(shown, 'means', 'meaning')).toEqual([
      expect.stringMatching(
        /^“N1 Question n1”：各组有显著差异（p<0\.001），“South”最高（\d\.\d\d），“(North|West)”最低（\d\.\d\d），差异程度(中等|较大)。$/,
      ),
      '没有发现显著差异：N2 Question n2。',
    ]);
    expect(toldBy(shown, 'means', 'warning')).toEqual(['答案过少或全部相同，无法检验：N3 Question n3。']);
  });
});
