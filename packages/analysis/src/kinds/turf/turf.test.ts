import type { TurfResult } from '@wenshu/statistics';
import { describe, expect, it } from 'vitest';
import {
  cellsOf,
  codedVariable,
  expectNumbers,
  modelCase,
  notesOf,
  presentModel,
  refusalOf,
} from '../../../test/model-truth.ts';

const scotch = modelCase<TurfResult>('turf_scotch');
/** The same answers as one question of many options. */
const asSet = {
  rows: scotch.data.rows.map(row => ({ m: scotch.variables.flatMap((key, at) => (row[key] === 1 ? [at + 1] : [])) })),
  variables: [{ ...codedVariable('m', scotch.variables), kept: 'codes' as const }],
};

describe('TURF', () => {
  it('finds the combinations of the reference among the options of a set', () => {
    const options = { size: 4, top: 10 };
    const exhibits = presentModel('turf', { slots: { sets: ['m'] }, options }, asSet);
    expectNumbers(
      cellsOf(exhibits, 'combinations'),
      scotch.expected.sizes.flatMap(({ best }) =>
        best.map(one => [
          one.items.map(at => scotch.variables[at]).join(', '),
          ...[one.reach, one.reachPercent, one.frequency, one.averageFrequency],
        ]),
      ),
    );
  });

  it('takes yes-or-no questions, one of them always, weighted', () => {
    const { variables, expected, data } = modelCase<TurfResult>('turf_scotch_weighted');
    const yesNo = [
      { code: 1, label: 'Yes' },
      { code: 0, label: 'No' },
    ];
    const known = data.variables.map(one =>
      one.key === 'w' ? one : { ...codedVariable(one.key, []), categories: yesNo },
    );
    const [always, ...items] = variables as [string, ...string[]];
    const slots = { items, always: [always] };
    const exhibits = presentModel('turf', { slots, options: { size: 3 } }, { ...data, variables: known });
    const found = cellsOf(exhibits, 'combinations').filter(row => String(row[0]).split(', ').length > 1);
    expectNumbers(
      found.map(row => row.slice(1)),
      expected.sizes
        .filter(({ size }) => size <= 3)
        .flatMap(({ best }) => best.map(one => [one.reach, one.reachPercent, one.frequency, one.averageFrequency])),
    );
  });

  it('says which are best, and when one more is hardly worth it', () => {
    const rows = Array.from({ length: 200 }, (_, at) => ({ m: at < 100 ? [1] : at < 160 ? [2] : at < 162 ? [3] : [] }));
    const data = { rows, variables: [{ ...codedVariable('m', ['茶', '咖啡', '果汁']), kept: 'codes' as const }] };
    expect(notesOf(presentModel('turf', { slots: { sets: ['m'] } }, data, 'zh'), 'combinations').slice(0, 2)).toEqual([
      '2 样的最佳组合是“茶、咖啡”，触达 80.0% 的人。',
      '增加到 3 样，触达率只提高 1.0 个百分点，意义不大。',
    ]);
  });

  it('says so where the best is not ahead of the next: within the error, or tied', () => {
    const told = (second: number) => {
      const rows = Array.from({ length: 100 }, (_, at) => ({ m: at < 50 ? [1] : at < 50 + second ? [2] : [] }));
      const data = { rows, variables: [{ ...codedVariable('m', ['茶', '咖啡', '果汁']), kept: 'codes' as const }] };
      const exhibits = presentModel('turf', { slots: { sets: ['m'] }, options: { size: 1 } }, data, 'zh');
      return notesOf(exhibits, 'combinations')[0];
    };
    expect(told(10)).toContain('1 样的最佳组合是“茶”');
    expect(told(45)).toContain('差距在误差范围内');
    expect(told(50)).toContain('一样多');
  });

  it('needs two candidates', () => {
    expect(refusalOf('turf', { slots: {} }, asSet)).toEqual({ word: 'too-few', slot: 'sets', least: 2 });
  });
});
