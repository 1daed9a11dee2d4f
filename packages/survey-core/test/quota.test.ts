import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WhenFull } from '../src/document/questionnaire.ts';
import { axisOperands } from '../src/quota/axis-operands.ts';
import { decideQuota, type LiveCell } from '../src/quota/decide-quota.ts';
import { type CellMatch, matchCells, usesAxis } from '../src/quota/match-cells.ts';
import { buildSurvey, calculation, multiple, number, question, single } from './surveys/build-survey.ts';

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
    [
      'lets nobody into a closed cell, though it has no limit',
      [cell('a', 0, 0, { isClosed: true })],
      undefined,
      { outcome: 'quota-full', fullCellId: 'a' },
    ],
    [
      'lets nobody into a closed cell that would continue',
      [cell('a', 9, 0, { isClosed: true, whenFull: 'continue' })],
      undefined,
      { outcome: 'quota-full', fullCellId: 'a' },
    ],
    [
      'holds at a closed cell that holds: it may be opened again',
      [cell('a', 9, 0, { isClosed: true, whenFull: 'hold' })],
      undefined,
      { outcome: 'quota-held', fullCellId: 'a' },
    ],
    [
      'does not use a closed booster',
      [cell('a', 1, 1), cell('x', 0, 0, { isBooster: true, isClosed: true })],
      undefined,
      { outcome: 'quota-full', fullCellId: 'a' },
    ],
  ])('%s', (_name, cells, total, decision) => expect(decideQuota(cells, total)).toEqual(decision));

  test('a multiple choice takes a place in every chosen cell or in none, in whatever order answers come', () => {
    const options = ['a', 'b', 'c', 'd'];
    const cells = options.map(id => ({ cellId: id, match: { drinks: id } }));
    fc.assert(
      fc.property(
        fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }),
        fc.array(fc.constantFrom<WhenFull>('end', 'hold'), { minLength: 4, maxLength: 4 }),
        fc.array(fc.subarray(options, { minLength: 1 }), { maxLength: 20 }),
        (sizes, whenFull, answers) => {
          const counts = new Map(options.map(id => [id, 0]));
          const accepted: string[][] = [];
          for (const selected of answers) {
            const matched = matchCells(cells, () => ({ selected }));
            expect(matched).toEqual(selected);
            const decision = decideQuota(
              matched.map(id => {
                const at = options.indexOf(id);
                return cell(id, sizes[at]!, counts.get(id)!, { whenFull: whenFull[at]! });
              }),
            );
            if (decision.outcome !== 'success') continue;
            expect(decision.raise).toEqual(selected);
            for (const id of decision.raise) counts.set(id, counts.get(id)! + 1);
            accepted.push(selected);
          }
          options.forEach((id, at) => {
            expect(counts.get(id)).toBe(accepted.filter(one => one.includes(id)).length);
            if (sizes[at]! > 0) expect(counts.get(id)).toBeLessThanOrEqual(sizes[at]!);
          });
        },
      ),
    );
  });
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

test('a multiple choice is in the cell of every option chosen, a cascade in that of its option of any layer', () => {
  const bare = question('cascade', 'place', { items: ['north', 'bath'] });
  const [north, bath] = bare.items;
  const model = buildSurvey({
    questions: [multiple('drinks', ['tea', 'cocoa', 'milk']), { ...bare, items: [{ ...north!, children: [bath!] }] }],
  });
  const operandsOf = axisOperands(model, { drinks: { items: ['tea', 'milk'] }, place: { path: ['north', 'bath'] } });
  const cells = [
    ...['tea', 'cocoa', 'milk'].map(id => ({ cellId: id, match: { drinks: id } })),
    ...['north', 'bath', 'south'].map(id => ({ cellId: id, match: { place: id } })),
  ];
  expect(matchCells(cells, operandsOf)).toEqual(['tea', 'milk', 'north', 'bath']);
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
