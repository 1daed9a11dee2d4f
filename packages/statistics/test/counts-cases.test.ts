import { describe, expect, test } from 'vitest';
import {
  type CrosstabInput,
  crosstabOfCounts,
  type MultiResponseInput,
  multiResponseCrosstabOfCounts,
  type NpsInput,
  npsOfCounts,
  type RakeInput,
  rakeOfCounts,
} from '../src/index.ts';
import { compareCase } from './compare-case.ts';
import { getReferenceCase, type ReferenceCase, referenceCaseNames } from './reference-case.ts';

/** The same cases by another door: what people said is counted here, plainly, and only counts go in. */
const onCounts: Readonly<Record<string, (input: never) => unknown>> = {
  crosstab: ({ rows, columns, rowLevels, columnLevels, weights, settings }: CrosstabInput) => {
    const table = () => rowLevels.map(() => columnLevels.map(() => 0));
    const [counts, people, squares] = [table(), table(), columnLevels.map(() => 0)];
    for (let i = 0; i < rows.length; i++) {
      const [row, column] = [rowLevels.indexOf(String(rows[i])), columnLevels.indexOf(String(columns[i]))];
      if (row < 0 || column < 0) continue;
      const weight = weights?.[i] ?? 1;
      counts[row]![column]! += weight;
      people[row]![column]! += 1;
      squares[column]! += weight ** 2;
    }
    return crosstabOfCounts({ counts, ...(weights && { people, squares }), settings });
  },
  multiResponseCrosstab: ({ items, columns, columnLevels, weights, settings }: MultiResponseInput) => {
    const zeros = () => columnLevels.map(() => 0);
    const options = Object.values(items);
    const counts = options.map(zeros);
    const bases = { people: zeros(), weighted: zeros(), squares: zeros() };
    for (let i = 0; i < columns.length; i++) {
      const column = columnLevels.indexOf(String(columns[i]));
      if (column < 0 || options.some(option => option[i] === null)) continue;
      const weight = weights?.[i] ?? 1;
      bases.people[column]! += 1;
      bases.weighted[column]! += weight;
      bases.squares[column]! += weight ** 2;
      for (const [option, values] of options.entries()) if (values[i] === 1) counts[option]![column]! += weight;
    }
    return multiResponseCrosstabOfCounts({ counts, bases, settings });
  },
  nps: ({ scores, weights, settings }: NpsInput) => {
    const distribution = Array.from({ length: 11 }, () => 0);
    let [n, squares] = [0, 0];
    for (let i = 0; i < scores.length; i++) {
      const score = scores[i];
      if (score === null || score === undefined) continue;
      const weight = weights?.[i] ?? 1;
      distribution[score]! += weight;
      squares += weight ** 2;
      n++;
    }
    return npsOfCounts({ n, distribution, squares, settings });
  },
  rake: ({ data, targets, baseWeights, settings }: RakeInput) => {
    const names = Object.keys(targets);
    const cells = new Map<string, { levels: string[]; base: number; people: number[] }>();
    for (let i = 0; i < data[names[0]!]!.length; i++) {
      const levels = names.map(name => String(data[name]![i]));
      const base = baseWeights?.[i] ?? 1;
      const cell = cells.get(JSON.stringify([levels, base])) ?? { levels, base, people: [] };
      cell.people.push(i);
      cells.set(JSON.stringify([levels, base]), cell);
    }
    const all = [...cells.values()];
    const raked = rakeOfCounts({
      data: Object.fromEntries(names.map((name, place) => [name, all.map(({ levels }) => levels[place]!)])),
      counts: all.map(({ people }) => people.length),
      baseWeights: all.map(({ base }) => base),
      targets,
      settings,
    });
    const weights: number[] = [];
    for (const [cell, { people }] of all.entries()) for (const person of people) weights[person] = raked.weights[cell]!;
    return { ...raked, weights };
  },
};

describe('the reference cases, from counts', () => {
  const cases = referenceCaseNames.map(getReferenceCase).filter(one => Object.hasOwn(onCounts, one.function));
  test('there are some of each', () => {
    expect(new Set(cases.map(one => one.function))).toEqual(new Set(Object.keys(onCounts)));
  });
  test.each(cases.map(one => [one.function, one.name, one] as const))(
    '%s agrees on %s',
    (_, __, one: ReferenceCase) => {
      expect(compareCase(one, onCounts[one.function]!(one.input as never))).toEqual([]);
    },
  );
});
