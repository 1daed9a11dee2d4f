import { seededRandom } from '@wenshu/statistics';
import { buildCodebook, type FlowQuestion, writeSettings } from '@wenshu/survey-core';
import { describe, expect, it } from 'vitest';
import { questionTypes } from '../../question-types/src/core.ts';
import { dataSetOf, type Exhibit, type ModelName, type Row } from '../src/index.ts';
import { crossingsOf, simulatedRecord } from '../src/simulated/index.ts';
import { figureIn, toldBy } from './case-data.ts';
import { cellsOf, presentModel, refusalOf } from './model-truth.ts';
import type { SlowData } from './run-kind.ts';
import {
  cbcVersions,
  flowOf,
  researchQuestions,
  simulatePerson,
  simulateResearch,
  truth,
} from './simulated-research.ts';

const data = simulateResearch(400);
const shown = (
  name: ModelName & keyof typeof researchQuestions,
  more: object = {},
  of: SlowData = data,
  language: 'zh' | 'en' = 'en',
) => presentModel(name, { slots: { question: [researchQuestions[name].id], ...more } }, of, language);

/** In the table of part-worths: within three standard errors, which are small. */
function expectWorths(exhibits: readonly Exhibit[], of: typeof truth.cbc | typeof truth.cpc, mostError: number) {
  const rows = cellsOf(exhibits, 'worths') as number[][];
  const known = [...of.brand, ...of.size, ...of.price];
  expect(rows).toHaveLength(known.length);
  for (const [at, [utility, error, low, high]] of rows.entries()) {
    expect(error).toBeLessThan(mostError);
    expect(Math.abs(utility! - known[at]!)).toBeLessThan(3.5 * error!);
    expect(low).toBeLessThan(utility!);
    expect(high).toBeGreaterThan(utility!);
  }
}

describe('what simulated people think is found again', () => {
  it('of features the category that most take them for', () => {
    const exhibits = shown('kano', { group: [researchQuestions.region.id] });
    expect(cellsOf(exhibits, 'categories').map(([category]) => category)).toEqual([
      ...['Must-be', 'One-dimensional', 'Attractive', 'Indifferent'],
    ]);
    expect(cellsOf(exhibits, 'segments')[0]).toHaveLength(9);
    expect(toldBy(exhibits, 'quadrant', 'meaning')[0]).toContain('search');
  });

  it('of choices part-worths, importance and amounts of money', () => {
    const exhibits = shown('cbc');
    expectWorths(exhibits, truth.cbc, 0.1);
    // Large is worth 0.8 more than Small, and 100 of money 0.6.
    const [amount, low, high] = (cellsOf(exhibits, 'willingness') as number[][])[4]!;
    expect(low! < 133.3 && 133.3 < high!).toBe(true);
    expect(Math.abs(amount! - 133.3)).toBeLessThan(30);
    expect(figureIn(exhibits, 'fit', 'none', 'value')).toBeCloseTo(truth.cbc.none, 0);
  });

  it('of cards part-worths in points of intent, and amounts of money', () => {
    const exhibits = shown('cpc');
    expectWorths(exhibits, truth.cpc, 0.06);
    const [amount] = (cellsOf(exhibits, 'willingness') as number[][])[4]!;
    expect(Math.abs(amount! - 133.3)).toBeLessThan(25);
  });

  it('of best and worst utilities', () => {
    const exhibits = presentModel(
      'maxdiff',
      { slots: { question: [researchQuestions.maxdiff.id], group: [] }, options: { model: 'sequential' } },
      data,
    );
    for (const [at, utility] of truth.maxdiff.entries()) {
      const found = figureIn(exhibits, 'scores', String(at + 1), 'utility')!;
      const error = figureIn(exhibits, 'scores', String(at + 1), 'error')!;
      expect(error).toBeLessThan(0.06);
      expect(Math.abs(found - utility)).toBeLessThan(3.5 * error);
    }
  });

  it('of prices where the curves cross: the median times the root of both factors', () => {
    const exhibits = shown('psm');
    for (const [point, known] of Object.entries(crossingsOf({ ...truth.psm, spread: 0.25 }))) {
      expect(Math.abs(figureIn(exhibits, 'points', point, 'price')! - known)).toBeLessThan(4);
      // Prices are on a list with steps of 2.
      expect(figureIn(exhibits, 'points', point, 'low')!).toBeLessThan(known + 2);
      expect(figureIn(exhibits, 'points', point, 'high')!).toBeGreaterThan(known - 2);
    }
  });

  it('of brands what they are worth beside the first, and what a price takes away', () => {
    const exhibits = shown('bpto');
    const rows = cellsOf(exhibits, 'coefficients') as number[][];
    const known = [...truth.bpto.brands.slice(1), truth.bpto.none, truth.bpto.price];
    for (const [at, [estimate, error]] of rows.entries())
      expect(Math.abs(estimate! - known[at]!)).toBeLessThan(3.5 * error!);
    const elasticities = cellsOf(exhibits, 'elasticities') as number[][];
    expect(elasticities[0]![2]).toBeLessThan(0);
    expect(elasticities[0]![3]).toBeGreaterThan(0);
    expect(
      cellsOf(exhibits, 'switching').map(row => Math.round((row as number[]).slice(0, 4).reduce((a, b) => a + b))),
    ).toEqual([100, 100, 100]);
  });
});

/** Everybody saw the first version of the design; then it was published with the concepts of every task turned round. */
function republished(before: number, after: number): SlowData {
  const cbc = researchQuestions.cbc;
  const versions = cbcVersions.map(tasks => tasks.slice(0, 6).map(concepts => concepts.toReversed()));
  const { levels } = JSON.parse(Object.values(cbc.settings)[0] as string) as { levels: unknown };
  const renewed: FlowQuestion = { ...cbc, settings: writeSettings({ design: JSON.stringify({ levels, versions }) }) };
  const codebook = buildCodebook([flowOf([renewed], 9), flowOf([cbc], 2)], questionTypes);
  const { rowOf, variables, questions } = dataSetOf(codebook, { language: 'en' });
  const random = seededRandom(5);
  type Said = { readonly version: number; readonly tasks: Readonly<Record<string, number>> };
  const said = () => simulatePerson(random)[cbc.id] as Said;
  const turned = ({ version, tasks }: Said): Said => ({
    version,
    tasks: Object.fromEntries(
      Object.entries(tasks)
        .slice(0, 6)
        .map(([task, place]) => [task, place === 0 ? 0 : 4 - place]),
    ),
  });
  const rows: Row[] = [
    ...Array.from({ length: before }, () => rowOf(simulatedRecord({ [cbc.id]: said() }, 3))),
    ...Array.from({ length: after }, () => rowOf(simulatedRecord({ [cbc.id]: turned(said()) }, 9))),
  ];
  return { rows, variables, questions };
}

it('reads answers with the design of the version that they were given to, and all of its tasks', () => {
  const exhibits = shown('cbc', {}, republished(250, 250));
  expectWorths(exhibits, truth.cbc, 0.1);
  // Eight tasks before, six after.
  expect(figureIn(exhibits, 'fit', 'tasks', 'value')).toBe(250 * 8 + 250 * 6);
});

describe('what cannot be relied on is said', () => {
  it('prices that people like the better the dearer they are', () => {
    const { rows, variables, questions } = data;
    const turned = questions.map(one => {
      const names = { ...(one.design as { names?: Record<string, string> })?.names };
      if (one.key !== researchQuestions.cbc.id) return one;
      for (const [key, name] of Object.entries(names))
        if (name.startsWith('¥')) names[key] = `¥${598 - Number(name.slice(1))}`;
      return { ...one, design: { ...(one.design as object), names }, designs: [] };
    });
    const exhibits = shown('cbc', {}, { rows, variables, questions: turned }, 'zh');
    expect(toldBy(exhibits, 'importance', 'warning')).toEqual([expect.stringContaining('无法换算成支付意愿')]);
    expect(exhibits.map(({ id }) => id)).not.toContain('willingness');
  });

  it('four prices that do not rise, with how many people named such', () => {
    const key = `${researchQuestions.psm.id}#tooExpensive`;
    const rows = data.rows.map((row, at) => (at < 7 ? { ...row, [key]: 10 } : row));
    expect(toldBy(shown('psm', {}, { ...data, rows }), 'curves', 'warning')).toEqual([
      'The four prices of 7 people do not rise; they are left out.',
    ]);
  });

  it('choices that tell nothing, at the question', () => {
    const rows = data.rows.slice(0, 1);
    const request = { slots: { question: [researchQuestions.cbc.id] } };
    expect(refusalOf('cbc', request, { ...data, rows })).toEqual({ word: 'not-estimable', slot: 'question' });
    expect(refusalOf('cbc', { slots: { question: [researchQuestions.cpc.id] } }, data)).toEqual({
      word: 'question-unknown',
      slot: 'question',
    });
  });
});

describe('utilities of each person, in words', () => {
  const some: SlowData = { ...data, rows: data.rows.slice(0, 60) };
  const options = { estimate: 'individual', draws: 200, burnIn: 200, chains: 2, seed: 3 };
  const told = (name: 'cbc' | 'maxdiff', language: 'zh' | 'en', exhibit: string, more: object = {}) =>
    presentModel(
      name,
      { slots: { question: [researchQuestions[name].id] }, options: { ...options, ...more } },
      some,
      language,
    )
      .find(({ id }) => id === exhibit)!
      .notes.map(({ text }) => text);

  it('say what matters, whether one may rely upon it, and how well it guesses', () => {
    const [first, ...others] = told('cbc', 'zh', 'importance');
    // Sixty people do not settle 44 against 33 per cent.
    expect(first).toMatch(/^“Brand”（重要性 \d.+）与“Price”（\d.+）的差距在误差范围内/);
    expect(others.some(text => /^每个人的效用由分层贝叶斯（HB）估计/.test(text))).toBe(true);
    const validity = told('cbc', 'en', 'validity');
    expect(validity[0]).toMatch(
      /^Of the tasks kept back, people’s own utilities guess [\d.]+%, one set of utilities for all guesses [\d.]+%\.$/,
    );
    expect(validity.some(text => /^The chains (agree|do not agree yet) \(the largest R̂ is \d/.test(text))).toBe(true);
    expect(told('maxdiff', 'zh', 'shares')[0]).toMatch(/^人们最看重“.+”，偏好份额 /);
    expect(told('maxdiff', 'en', 'validity', { holdOut: 'none' })).toContain(
      'Nothing was kept back, so there is no hit rate.',
    );
  });
});
