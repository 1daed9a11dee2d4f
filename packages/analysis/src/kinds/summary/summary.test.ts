import { wilsonInterval } from '@wenshu/statistics';
import { describe, expect, it } from 'vitest';
import { findExhibit as find, linesIn, ofOne as one, shownSummary, womenAndMen } from '../../../test/shown-summary.ts';
import type { DataQuestion, Row } from '../../data-set/variable.ts';
import type { Bars, Chart, Table } from '../../exhibit/exhibits.ts';
import { exampleQuestions, exampleRows, exampleVariables } from './examples.ts';
import { offeredLook } from './offered-look.ts';
import { defaultSummaryRequest, type SummaryChart, type SummaryRequest } from './request.ts';
import { summaryKind } from './summary-kind.ts';

const shown = (rows: readonly Row[], request: Partial<SummaryRequest>, weight?: string) =>
  shownSummary(rows, request, weight === undefined ? {} : { weight });

describe('options', () => {
  const people: readonly Row[] = [{ q1: 1 }, { q1: 3 }, { q1: 3 }, { q1: 98 }, { q1: null }];

  it('are counted with their share and its interval; who did not answer is in no base', () => {
    const { Base, Very, 'So so': soSo } = linesIn(find<Table>(shown(people, one('q1')), 'shares:q1'));
    expect(Base![0]).toBe(4);
    // Wilson of 2 in 4: centre (0.5 + 1.9207/4)/(1 + 3.8415/4) = 0.5, half 0.3500.
    expect(Very!.map(value => value && Math.round(value * 10) / 10)).toEqual([2, 50, 15, 85]);
    expect(soSo!.slice(0, 2)).toEqual([0, 0]);
  });

  it('have a mean where they are numbers, without codes that are no value', () => {
    const figures = linesIn(find<Table>(shown(people, one('q1')), 'figures:q1'));
    expect(figures.Mean![0]).toBeCloseTo(7 / 3);
    expect(figures.Median).toEqual([3]);
  });

  it('of several answers are shares of those who answered', () => {
    const rows: readonly Row[] = [{ q2: [2] }, { q2: [2, 5] }, { q2: [] }, { q2: null }];
    const exhibits = shown(rows, one('q2'));
    const { Base, Tea, Coffee } = linesIn(find<Table>(exhibits, 'shares:q2'));
    expect([Base![0], Tea![1], Coffee![1]]).toEqual([3, 200 / 3, 100 / 3]);
  });

  it('weigh as they should', () => {
    const rows: readonly Row[] = [
      { q1: 1, w: 3 },
      { q1: 3, w: 1 },
    ];
    const { Base, Very } = linesIn(find<Table>(shown(rows, one('q1'), 'w'), 'shares:q1'));
    expect([Base![0], ...Very!.slice(0, 2)]).toEqual([2, 1, 25]);
  });

  it('are as sure as their effective base: weights make an interval wider, in the table and in the chart', () => {
    const rows: readonly Row[] = Array.from({ length: 100 }, (_, place) => ({
      q1: place % 2 === 0 ? 3 : 1,
      // Four in five weigh a tenth of the others, and one weighs nothing.
      w: place === 99 ? 0 : place < 80 ? 0.25 : 2.5,
    }));
    const exhibits = shown(rows, one('q1', { chart: 'bars' }), 'w');
    const { Very } = linesIn(find<Table>(exhibits, 'shares:q1'));
    const weights = rows.map(({ w }) => w as number);
    const sum = weights.reduce((all, w) => all + w, 0);
    const effective = sum ** 2 / weights.reduce((all, w) => all + w * w, 0);
    expect(effective).toBeLessThan(50);
    const [low, high] = wilsonInterval(Very![1]! / 100, effective, 0.95).map(share => 100 * share);
    expect(Very![2]).toBeCloseTo(low!, 6);
    expect(Very![3]).toBeCloseTo(high!, 6);
    const chart = find<Chart>(exhibits, 'chart:q1') as Bars;
    const at = chart.categories.indexOf('Very');
    expect(chart.series[0]!.low![at]).toBeCloseTo(low!, 6);
    expect(chart.series[0]!.high![at]).toBeCloseTo(high!, 6);
  });

  it('are sorted, cut and drawn as asked', () => {
    const exhibits = shown(people, one('q1', { sort: 'descending', leastPercent: 10, chart: 'ring' }));
    const chart = find<Chart>(exhibits, 'chart:q1');
    expect(chart).toMatchObject({ kind: 'parts', shape: 'ring', categories: ['Very', 'Not at all', 'Don’t know'] });
    expect(
      find<Table>(exhibits, 'shares:q1')
        .notes.map(({ text }) => text)
        .join(),
    ).toContain('1 more below 10.0%');
  });

  it('of two groups are compared, those in both as dependent', () => {
    const rows: readonly Row[] = Array.from({ length: 200 }, (_, place) => ({
      q3: place < 100 ? 1 : 2,
      q1: place % 100 < (place < 100 ? 80 : 40) ? 3 : 1,
    }));
    const exhibits = shown(rows, { ...one('q1'), groups: womenAndMen });
    const table = find<Table>(exhibits, 'shares:q1');
    const very = table.rows.findIndex(({ text }) => text === 'Very');
    expect(table.cells[very]!.flatMap(({ letters }) => letters ?? [])).toEqual(['B']);
    const same = shown(rows, { ...one('q1'), groups: [womenAndMen[0]!, { ...womenAndMen[0]!, name: 'Again' }] });
    expect(
      find<Table>(same, 'shares:q1')
        .cells.flat()
        .flatMap(({ letters }) => letters ?? []),
    ).toEqual([]);
  });
});

describe('options by row', () => {
  it('are lines of one table, each of its own base, with means', () => {
    const rows: readonly Row[] = [
      { 'q5.price': 1, 'q5.taste': 3 },
      { 'q5.price': 2, 'q5.taste': null },
    ];
    const exhibits = shown(rows, one('q5'));
    const table = find<Table>(exhibits, 'rows:q5');
    expect(table.columns.map(({ text }) => text)).toEqual(['Base', 'Bad', 'Fair', 'Good', 'Mean']);
    expect(linesIn(table)).toEqual({ price: [2, 50, 50, 0, 1.5], taste: [1, 0, 0, 100, 3] });
    expect(find<Chart>(exhibits, 'chart:q5')).toMatchObject({ kind: 'bars', layout: 'stacked-to-100' });
  });
});

describe('every exhibit of a question', () => {
  it('says which question it is about, and its charts show no numbers when they shall not', () => {
    const exhibits = shown([{ q1: 1, q2: [1] }], {
      questions: [{ question: 'q1', look: { hidesNumbers: true } }, { question: 'q2' }],
    });
    expect(new Set(exhibits.map(({ about }) => about))).toEqual(new Set(['q1', 'q2']));
    expect(find<Chart>(exhibits, 'chart:q1').hidesNumbers).toBe(true);
    expect(find<Chart>(exhibits, 'chart:q2').hidesNumbers).toBeUndefined();
    expect(find<Table>(exhibits, 'shares:q1')).not.toHaveProperty('hidesNumbers');
  });
});

describe('a long request', () => {
  it('is split into parts that say the same of everything but their questions', () => {
    const questions = Array.from({ length: 45 }, (_, at) => ({ question: `q${at}` }));
    const parts = summaryKind.split!({ ...defaultSummaryRequest, questions }, 20, new Map());
    expect(parts.map(part => part.questions.length)).toEqual([20, 20, 5]);
    expect(parts.flatMap(part => part.questions)).toEqual(questions);
  });

  it('keeps the rounds of a loop together, wherever they stand', () => {
    const question = (key: string, questionId: string, code?: number): DataQuestion => ({
      ...exampleQuestions[0]!,
      key,
      questionId,
      ...(code !== undefined && { round: { code, itemId: key, label: key } }),
    });
    const known = [question('a', 'a'), question('b1', 'b', 1), question('c1', 'c', 1), question('b2', 'b', 2)];
    const questions = known.map(({ key }) => ({ question: key }));
    const byKey = new Map(known.map(one => [one.key, one]));
    const parts = summaryKind.split!({ ...defaultSummaryRequest, questions }, 2, byKey);
    expect(parts.map(part => part.questions.map(({ question: key }) => key))).toEqual([['a'], ['b1', 'b2'], ['c1']]);
  });
});

describe('the look that is offered', () => {
  const code = { kept: 'code', measure: 'nominal' } as const;
  const scale = { kept: 'code', measure: 'ordinal' } as const;
  const set = { kept: 'codes', measure: 'nominal' } as const;
  it.each([
    ['one answer of several', 'options', [code], false, ['bars', 'columns', 'stacked', 'pie', 'ring'], true, true],
    ['the same of two groups: no pie', 'options', [code], true, ['bars', 'columns', 'stacked'], true, true],
    ['several answers: nothing that makes a whole', 'options', [set], false, ['bars', 'columns'], true, true],
    [
      'rows of a scale',
      'options-by-row',
      [scale],
      false,
      ['stacked', 'bars', 'columns', 'heat', 'profile'],
      true,
      true,
    ],
    ['rows of sets', 'options-by-row', [set], false, ['bars', 'columns', 'heat'], false, true],
    ['what is drawn in one way', '__proto__', [code], false, [], false, false],
  ] as const)('%s', (_what, kind, parts, hasGroups, charts, canSort, canHide) => {
    expect(offeredLook(kind, parts, hasGroups)).toEqual({ charts, canSort, canHide });
  });

  it.each(exampleQuestions.map(one => [one.summary.kind, one] as const))(
    'of %s changes what is drawn: every chart that is offered is another one than no chart',
    (_kind, question) => {
      const parts = question.variables.map(({ key }) => exampleVariables.find(one => one.key === key)!);
      const drawnAs = (chart: SummaryChart) => {
        const request = one(question.key, { chart });
        return shown(exampleRows, request).filter(exhibit => 'format' in exhibit && exhibit.kind !== 'figure');
      };
      const drawn = offeredLook(question.summary.kind, parts, false).charts.map(drawnAs);
      const kindsOf = drawn.map(charts => JSON.stringify(charts));
      expect(drawn.every(charts => charts.length > drawnAs('none').length)).toBe(true);
      expect(new Set(kindsOf).size).toBe(drawn.length);
    },
  );
});
