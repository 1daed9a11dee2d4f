import type { MultipleCorrespondenceResult } from '@wenshu/statistics';
import { describe, expect, it } from 'vitest';
import { getReferenceCase } from '../../../../statistics/test/reference-case.ts';
import {
  cellsOf,
  codedVariable,
  expectNumbers,
  notesOf,
  numberVariable,
  presentModel,
} from '../../../test/model-truth.ts';

function answersCase(name: string) {
  const { input, expected } = getReferenceCase(name);
  const columns = input.data as Readonly<Record<string, readonly (string | number)[]>>;
  const keys = input.variables as readonly string[];
  // Offered in another order than that of their code points, in which the statistics put them.
  const levels = keys.map(key => [...new Set(columns[key]!.map(String))].sort().reverse());
  const weights = input.weights as readonly number[] | undefined;
  const rows = columns[keys[0]!]!.map((_, row) => ({
    ...Object.fromEntries(keys.map((key, at) => [key, levels[at]!.indexOf(String(columns[key]![row])) + 1])),
    ...(weights && { w: weights[row]! }),
  }));
  const variables = [...keys.map((key, at) => codedVariable(key, levels[at]!)), numberVariable('w')];
  return {
    keys,
    levels,
    expected: expected as MultipleCorrespondenceResult,
    data: { rows, variables, ...(weights && { weight: 'w' }) },
  };
}

describe('multiple correspondence analysis', () => {
  it.each(['mca_wg93', 'mca_ces11_weighted'])('shows the numbers of the reference: %s', name => {
    const { keys, levels, expected, data } = answersCase(name);
    const exhibits = presentModel('multipleCorrespondence', { slots: { variables: keys } }, data);
    const inertia = cellsOf(exhibits, 'inertia');
    expectNumbers(
      inertia.map(row => row.slice(0, 2)),
      expected.inertias.slice(0, inertia.length).map((value, at) => [value, expected.percentInertia[at]]),
    );
    expectNumbers(
      inertia.slice(0, expected.adjustedInertias.length).map(row => row.slice(2)),
      expected.adjustedInertias.map((value, at) => [value, expected.adjustedPercent[at]]),
    );
    const wanted = keys.flatMap((key, at) => levels[at]!.map(level => expected.categories.indexOf(`${key}:${level}`)));
    const size = (value: unknown) => Math.abs(value as number);
    expectNumbers(
      cellsOf(exhibits, 'points').map(([, mass, ...coordinates]) => [mass, coordinates.map(size)]),
      wanted.map(place => [expected.mass[place], expected.principal[place]!.map(size)]),
    );
  });

  it('says how much of it the map holds', () => {
    const { keys, data } = answersCase('mca_wg93');
    const zh = notesOf(presentModel('multipleCorrespondence', { slots: { variables: keys } }, data, 'zh'), 'map');
    expect(zh[0]).toMatch(/^图中包含了这些题目之间关联信息的 \d\d\.\d%（校正后）。$/);
    expect(zh[1]).toBe('位置相近的选项，往往被同一类人选择；离原点越远，越有特点。');
  });
});
