import type { EntropyResult } from '@wenshu/statistics';
import { describe, expect, it } from 'vitest';
import { getReferenceCase } from '../../../../statistics/test/reference-case.ts';
import {
  cellsOf,
  expectNumbers,
  modelCase,
  notesOf,
  presentModel,
  refusalOf,
  savedByModel,
} from '../../../test/model-truth.ts';

const { variables, expected, data } = modelCase<EntropyResult>('entropy_mtcars');
const { directions } = getReferenceCase('entropy_mtcars').input.settings as { directions: Record<string, string> };
const slots = {
  positive: variables.filter(key => directions[key] !== 'negative'),
  negative: variables.filter(key => directions[key] === 'negative'),
};

describe('entropy weights', () => {
  it('shows the weights of the reference, the largest first', () => {
    const exhibits = presentModel('entropy', { slots }, data);
    const table = exhibits.find(({ id }) => id === 'weights');
    const order = table?.kind === 'table' ? table.rows.map(({ id }) => variables.indexOf(id)) : [];
    expect(order).toHaveLength(variables.length);
    expect(slots.negative.length).toBeGreaterThan(0);
    expectNumbers(
      cellsOf(exhibits, 'weights').map(row => row.slice(1)),
      order.map(at => [expected.entropy[at], expected.divergence[at], 100 * expected.weights[at]!]),
    );
    const weights = order.map(at => expected.weights[at]!);
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  });

  it('gives every record its score by a formula', () => {
    const [scores] = savedByModel('entropy', { slots }, data);
    expectNumbers(scores, expected.scores, 1e-7);
  });

  it('says that what everybody answers alike weighs nothing', () => {
    const one = modelCase<EntropyResult>('entropy_usarrests_const');
    const zh = notesOf(presentModel('entropy', { slots: { positive: one.variables } }, one.data, 'zh'), 'weights');
    expect(zh).toContain('以下指标的答案全部相同，权重为 0：Const。');
    expectNumbers(
      savedByModel('entropy', { slots: { positive: one.variables } }, one.data)[0],
      one.expected.scores,
      1e-7,
    );
  });

  it('needs 5 people and 2 measures (S5.107)', () => {
    expect(refusalOf('entropy', { slots }, { ...data, rows: data.rows.slice(0, 4) })).toEqual({
      word: 'too-few-people',
      slot: 'positive',
      least: 5,
      got: 4,
    });
    expect(refusalOf('entropy', { slots: { positive: ['mpg'], negative: [] } }, data)).toEqual({
      word: 'too-few',
      slot: 'positive',
      least: 2,
    });
  });
});
