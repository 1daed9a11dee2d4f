import { describe, expect, test } from 'vitest';
import { axisOperands } from '../src/quota/axis-operands.ts';
import { decideQuota, type LiveCell } from '../src/quota/decide-quota.ts';
import { type CellMatch, matchCells, usesAxis } from '../src/quota/match-cells.ts';
import { buildSurvey, calculation, number, single } from './surveys/build-survey.ts';

const cell = (cellId: string, size: number, count: number, rest: Partial<LiveCell> = {}): LiveCell => ({
  cellId,
  size,
  count,
  whenFull: 'end',
  ...rest,
});

describe('decideQuota: the total, a place per option, and boosters (S3.53)', () => {
  test.each<[string, readonly LiveCell[], { size: number; count: number } | undefined, object]>([
    [
      'raises every cell with room',
      [cell('a', 2, 1), cell('b', 0, 99)],
      undefined,
      { outcome: 'success', raise: ['a', 'b'], isBooster: false },
    ],
    [
      'ends when one is full',
      [cell('a', 2, 1), cell('b', 1, 1)],
      undefined,
      { outcome: 'quota-full', fullCellId: 'b' },
    ],
    ['holds', [cell('a', 1, 1, { whenFull: 'hold' })], undefined, { outcome: 'quota-held', fullCellId: 'a' }],
    [
      'lets End beat Hold',
      [cell('a', 1, 1, { whenFull: 'hold' }), cell('b', 1, 1)],
      undefined,
      { outcome: 'quota-full', fullCellId: 'b' },
    ],
    [
      'continues beyond',
      [cell('a', 1, 5, { whenFull: 'continue' })],
      undefined,
      { outcome: 'success', raise: ['a'], isBooster: false },
    ],
    ['ends at the total', [cell('a', 0, 0)], { size: 3, count: 3 }, { outcome: 'quota-full' }],
    [
      'leaves a booster alone while there is room',
      [cell('a', 2, 1), cell('x', 5, 0, { isBooster: true })],
      { size: 9, count: 1 },
      { outcome: 'success', raise: ['a'], isBooster: false },
    ],
    [
      'lets a booster take what the main cells refuse',
      [cell('a', 1, 1), cell('x', 5, 0, { isBooster: true })],
      undefined,
      { outcome: 'success', raise: ['x'], isBooster: true },
    ],
    [
      'lets a booster go beyond the total',
      [cell('x', 5, 4, { isBooster: true })],
      { size: 3, count: 3 },
      { outcome: 'success', raise: ['x'], isBooster: true },
    ],
    [
      'ends when the booster is full too',
      [cell('a', 1, 1), cell('x', 5, 5, { isBooster: true })],
      undefined,
      { outcome: 'quota-full', fullCellId: 'a' },
    ],
  ])('%s', (_name, cells, total, decision) => expect(decideQuota(cells, total)).toEqual(decision));
});

describe('matchCells', () => {
  const operands: Record<string, { selected?: string[]; number?: number }> = {
    sex: { selected: ['f'] },
    age: { selected: ['young'] },
    index: { number: 7 },
  };
  const matched = (match: CellMatch['match']) => matchCells([{ cellId: 'c', match }], id => operands[id]).length === 1;

  test.each<[string, CellMatch['match'], boolean]>([
    ['single', { sex: 'f' }, true],
    ['single, another option', { sex: 'm' }, false],
    ['cross', { sex: 'f', age: 'young' }, true],
    ['cross, one axis off', { sex: 'f', age: 'old' }, false],
    ['merged options', { age: ['old', 'young'] }, true],
    ['merged combinations', [{ sex: 'm' }, { sex: 'f', age: 'young' }], true],
    ['merged combinations, none', [{ sex: 'm' }, { age: 'old' }], false],
    ['a calculation in its range', { index: { min: 5, max: 7 } }, true],
    ['a calculation out of it', { index: { max: 6 } }, false],
    ['an axis without an answer', { region: 'north' }, false],
    ['no axis at all', {}, false],
  ])('%s', (_name, match, expected) => expect(matched(match)).toBe(expected));

  test('knows what a cell counts by', () => {
    expect(usesAxis([{ sex: 'm' }, { age: ['old', 'young'] }], 'age', new Set(['young']))).toBe(true);
    expect(usesAxis({ sex: 'm' }, 'sex', new Set(['f']))).toBe(false);
    expect(usesAxis({ sex: 'm' }, 'age')).toBe(false);
  });
});

test('an axis is a question’s answer or a calculation', () => {
  const model = buildSurvey({
    questions: [single('sex', ['f', 'm']), number('age')],
    calculations: [calculation('decade', 'floor(#age / 10)'), calculation('broken', '1 / 0')],
  });
  const operandsOf = axisOperands(model, { sex: { item: 'f' }, age: '37' });
  const taken = (match: CellMatch['match']) => matchCells([{ cellId: 'c', match }], operandsOf).length === 1;
  expect(taken({ sex: 'f', decade: { min: 3, max: 3 } })).toBe(true);
  expect(taken({ age: { min: 30, max: 39 } })).toBe(true);
  expect(taken({ age: { max: 36 } })).toBe(false);
  expect(taken({ decade: { min: 4 } })).toBe(false);
  expect(taken({ broken: { min: 0 } })).toBe(false);
  expect(taken({ gone: 'f' })).toBe(false);
});
