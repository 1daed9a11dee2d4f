import type { ReliabilityResult } from '@wenshu/statistics';
import { describe, expect, it } from 'vitest';
import { toldBy } from '../../../test/case-data.ts';
import { cellsOf, expectNumbers, modelCase, notesOf, presentModel, refusalOf } from '../../../test/model-truth.ts';

const { expected, data } = modelCase<ReliabilityResult>('rel_bfi_agree');
const slots = { items: ['A2', 'A3', 'A4', 'A5'], reversed: ['A1'] };

describe('reliability', () => {
  it('shows the numbers of the reference, an item reversed on its own scale', () => {
    const exhibits = presentModel('reliability', { slots }, data);
    expectNumbers(cellsOf(exhibits, 'alpha').flat().slice(0, 4), [
      expected.alpha,
      expected.standardizedAlpha,
      expected.averageInterItemCorrelation,
      expected.k,
    ]);
    const byKey = new Map(expected.items.map(item => [item.variable, item]));
    const wanted = ['A1', 'A2', 'A3', 'A4', 'A5'].map(key => byKey.get(key)!);
    expectNumbers(
      cellsOf(exhibits, 'items'),
      wanted.map(item => [
        ...[item.mean, item.sd, item.scaleMeanIfDeleted, item.scaleVarianceIfDeleted],
        ...[item.correctedItemTotal, item.squaredMultipleCorrelation, item.alphaIfDeleted],
      ]),
    );
    const { lambda1, lambda2, lambda6 } = expected.guttman;
    const [first, second, , , , sixth] = cellsOf(exhibits, 'guttman').flat();
    expectNumbers([first, second, sixth], [lambda1, lambda2, lambda6]);
  });

  it('halves the items in the order of the questionnaire, reversed ones in their place (R: 0.623)', () => {
    const found = cellsOf(presentModel('reliability', { slots }, data), 'splitHalf').flat();
    const { firstHalfItems, correlation, spearmanBrown, guttman } = expected.splitHalf;
    expectNumbers([found[0], found[2], found[3], found[5]], [firstHalfItems, correlation, spearmanBrown, guttman]);
  });

  it('weighs people, and halves the items as they stand', () => {
    const weighted = modelCase<ReliabilityResult>('rel_attitude_weighted');
    const exhibits = presentModel('reliability', { slots: { items: weighted.variables } }, weighted.data);
    expectNumbers(cellsOf(exhibits, 'alpha')[0]![0], weighted.expected.alpha);
    const { firstHalfItems, secondHalfItems, correlation, spearmanBrown, guttman } = weighted.expected.splitHalf;
    const found = cellsOf(exhibits, 'splitHalf').flat();
    expectNumbers(
      [...found.slice(0, 4), found[5]],
      [firstHalfItems, secondHalfItems, correlation, spearmanBrown, guttman],
    );
  });

  it('says how good it is, which item runs against the others and which one it were better without', () => {
    const wrong = { items: ['A1', 'A2', 'A3', 'A4', 'A5'] };
    const zh = notesOf(presentModel('reliability', { slots: wrong }, data, 'zh'), 'alpha');
    expect(zh[0]).toBe(
      'Cronbach α 为 0.357（95% 置信区间 0.250 至 0.454），信度不足：这些题目可能测的不是同一件事，不宜直接相加。',
    );
    expect(zh[1]).toBe('删除“A1”后，α 可提高到 0.668。');
    expect(zh[2]).toBe('以下题目与其余题目显著负相关，可能需要反向计分：A1。');
    const en = notesOf(presentModel('reliability', { slots }, data), 'alpha');
    expect(en[0]).toBe('Cronbach’s alpha is 0.671 (95% interval 0.616 to 0.721): questionable reliability.');
    expect(en.at(-1)).toBe('17 people are left out because an answer is missing.');
  });

  it('says of two items only how they correlate, and nothing of fewer than 30 people', () => {
    const two = presentModel('reliability', { slots: { items: ['A2', 'A3'] } }, data);
    expect(toldBy(two, 'alpha', 'meaning')).toEqual([]);
    expect(toldBy(two, 'alpha', 'warning')).toEqual([
      expect.stringMatching(/just restates their correlation \(0\.\d+\)/),
    ]);
    const few = presentModel('reliability', { slots }, { ...data, rows: data.rows.slice(0, 29) });
    expect(toldBy(few, 'alpha', 'meaning')).toEqual([]);
  });

  it('needs two items', () => {
    expect(refusalOf('reliability', { slots: { items: ['A1'] } }, data)).toMatchObject({ word: 'too-few', least: 2 });
  });
});
