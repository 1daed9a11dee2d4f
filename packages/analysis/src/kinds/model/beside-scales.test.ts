import { describe, expect, it } from 'vitest';
import { figureIn, toldBy } from '../../../test/case-data.ts';
import { modelData } from '../../../test/model-examples.ts';
import { cellsOf, presentModel, savedByModel } from '../../../test/model-truth.ts';
import type { Exhibit, Table } from '../../exhibit/exhibits.ts';

const words = {
  en: { rungs: ['Very poor', 'Poor', 'Fair', 'Good', 'Very good'], beside: 'Not applicable' },
  zh: { rungs: ['很差', '较差', '一般', '较好', '很好'], beside: '不清楚' },
};
const { weight: _weight, ...unweighted } = modelData;
/** Two of the questions as single choices, with “don't know” as a sixth option, which every tenth person chose of the first. */
const asked = (language: 'en' | 'zh') => {
  const { rungs, beside } = words[language];
  const categories = [...rungs, beside].map((label, at) => ({ code: at + 1, label }));
  const isWorded = (key: string) => key === 's1' || key === 's2';
  return {
    ...unweighted,
    variables: unweighted.variables.map(one =>
      isWorded(one.key) ? { ...one, measure: 'nominal' as const, categories } : one,
    ),
    rows: unweighted.rows.map((row, at) => (at % 10 === 0 ? { ...row, s1: 6 } : row)),
  };
};
/** The same people, had they said nothing. */
const silent = { ...unweighted, rows: unweighted.rows.map((row, at) => (at % 10 === 0 ? { ...row, s1: null } : row)) };
const slots = { dependent: ['n1'], predictors: ['s1', 'n2'] };
const rowsOf = (shown: readonly Exhibit[], id: string) =>
  shown.find((one): one is Table => one.kind === 'table' && one.id === id)!.rows.map(({ text }) => text);

describe('“don’t know” at the end of a scale', () => {
  it.each([
    ['en', 'These answers have no points and count as missing: “Not applicable” of S1 Question s1 (24 people).'],
    ['zh', '以下答案不计分，按缺失值处理：S1 Question s1的“不清楚”（24 份）。'],
  ] as const)('has no points in a regression, which tells how many it leaves out for it (%s)', (language, told) => {
    const shown = presentModel('linearRegression', { slots }, asked(language), language);
    expect(cellsOf(shown, 'coefficients')).toEqual(
      cellsOf(presentModel('linearRegression', { slots }, silent), 'coefficients'),
    );
    expect(rowsOf(shown, 'coefficients')[1]).toMatch(/1–5/);
    expect(toldBy(shown, 'summary', 'footnote')).toContain(told);
    expect(toldBy(shown, 'summary', 'footnote')).toContainEqual(
      expect.stringMatching(/^24 (?:people are left out|份答卷因有缺失值)/),
    );
    expect(toldBy(shown, 'summary', 'warning')).toEqual([]);
  });

  it('is an option like the others where somebody takes the options', () => {
    const request = { slots, taken: { s1: 'categories' } as const };
    const shown = presentModel('linearRegression', request, asked('en'));
    expect(rowsOf(shown, 'coefficients')).toContain('S1 Question s1: Not applicable (vs Very poor)');
    expect(toldBy(shown, 'summary', 'footnote').join()).not.toContain('no points');
  });

  it('is missing wherever numbers are taken, and is offered there without a warning', () => {
    const variables = ['n1', 's1', 's3'];
    const shown = presentModel('correlation', { slots: { variables } }, asked('en'));
    expect(cellsOf(shown, 'matrix')).toEqual(
      cellsOf(presentModel('correlation', { slots: { variables } }, silent), 'matrix'),
    );
    expect(toldBy(shown, 'matrix', 'warning')).toEqual([]);
  });

  it('is no rank of an ordered outcome', () => {
    const request = { slots: { dependent: ['s1'], predictors: ['n2', 'n3'] } };
    const shown = presentModel('ordinalRegression', request, asked('en'));
    expect(rowsOf(shown, 'thresholds')).toHaveLength(4);
    expect(figureIn(shown, 'coefficients', 'n3', 'estimate')).toBe(
      figureIn(presentModel('ordinalRegression', request, silent), 'coefficients', 'n3', 'estimate'),
    );
  });

  it.each([
    ['linearRegression', { slots }],
    ['factor', { slots: { variables: ['s1', 's2', 's3', 's4', 's5', 's6'] } }],
    ['kmeans', { slots: { variables: ['s1', 's2', 's4'] }, options: { clusters: 3 } }],
  ] as const)('whoever chose it has nothing of what is saved: %s', (name, request) => {
    const [first] = savedByModel(name, request, asked('en'));
    expect(first).toEqual(savedByModel(name, request, silent)[0]);
    expect(first!.filter((value, at) => at % 10 === 0 && value !== null)).toEqual([]);
    expect(first!.filter(value => value !== null).length).toBeGreaterThan(200);
  });
});
