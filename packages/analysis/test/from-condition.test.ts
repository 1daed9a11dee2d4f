import { expect, it } from 'vitest';
import { compileFilter, filterFromCondition } from '../src/index.ts';
import { testsIn } from './random-condition.ts';
import { randomSurvey, TODAY } from './random-survey.ts';

const allTests = [
  ...['choice', 'count', 'answered', 'text', 'number', 'rank', 'date'],
  ...['score', 'calculation', 'label', 'channel', 'language', 'parameter'],
];

it('no two variables of a data set are called alike, whatever is asked', () => {
  for (let seed = 1; seed <= 30; seed++) {
    const { dataSet } = randomSurvey(seed, { records: 0, conditions: 0 });
    const names = dataSet.variables.map(({ name }) => name.toUpperCase());
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  }
});

it('a condition of the editor and the filter made of it hold for the same records of random questionnaires', () => {
  const picked = new Map(allTests.map(test => [test, 0]));
  const left = new Map(allTests.map(test => [test, 0]));
  for (let seed = 1; seed <= 80; seed++) {
    const { dataSet, conditions, records } = randomSurvey(seed, { records: 24, conditions: 40 });
    for (const [n, condition] of conditions.entries()) {
      const filter = filterFromCondition(condition, dataSet.variables, { today: TODAY });
      if ('word' in filter) continue;
      const holds = compileFilter(filter, { timeZone: 'UTC' });
      for (const { record, row, holds: engine } of records) {
        const wanted = engine[n];
        if (wanted === undefined) continue;
        const about = { seed, condition, filter, answers: record.answers };
        expect({ holds: holds(row), about }).toEqual({ holds: wanted, about });
        const counts = wanted ? picked : left;
        for (const test of testsIn(condition)) counts.set(test, counts.get(test)! + 1);
      }
    }
  }
  // Else all of it would have agreed about nothing.
  for (const test of allTests) {
    expect([test, picked.get(test)! > 80]).toEqual([test, true]);
    expect([test, left.get(test)! > 80]).toEqual([test, true]);
  }
}, 180_000);
