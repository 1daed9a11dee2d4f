import { describe, expect, test } from 'vitest';
import { expectClose } from '../../test/expect-close.ts';
import { inOrder, shuffleRows, twice } from '../../test/survey-samples.ts';
import { attempt } from '../attempt.ts';
import { seededRandom } from '../random.ts';
import { crosstab } from './crosstab.ts';
import { type MultiResponseInput, multiResponseCrosstab } from './multi-response-crosstab.ts';

const random = seededRandom(4);
const n = 150;
const groups = Array.from({ length: n }, () => 'abc'[random.below(3)]!);
const tick = (share: (group: string) => number) => groups.map(group => (random.next() < share(group) ? 1 : 0));
const items = { tea: tick(group => (group === 'a' ? 0.7 : 0.3)), milk: tick(() => 0.5), water: tick(() => 0.9) };
const settings = { alpha: 0.05, testBase: 'weighted' } as const;
const input: MultiResponseInput = { items, columns: groups, columnLevels: ['a', 'b', 'c'], settings };

describe('a table of several answers', () => {
  const plain = multiResponseCrosstab(input);

  test('tests each option as a table of yes and no would', () => {
    const single = crosstab({
      rows: items.tea.map(String),
      columns: groups,
      rowLevels: ['1'],
      columnLevels: ['a', 'b', 'c'],
      settings: { ...settings, missing: 'exclude' },
    });
    expectClose(plain.counts[0], single.counts[0]);
    const yesNo = crosstab({
      rows: items.tea.map(String),
      columns: groups,
      rowLevels: ['1', '0'],
      columnLevels: ['a', 'b', 'c'],
      settings: { ...settings, missing: 'exclude' },
    });
    expectClose(
      plain.columnTests.pairs.filter(pair => pair.row === 0),
      yesNo.columnTests.pairs.filter(pair => pair.row === 0),
    );
  });

  test('counts respondents in percent of cases and answers in percent of responses', () => {
    expect(plain.percentOfResponses.reduce((sum: number, percent) => sum + percent!, 0)).toBeCloseTo(100, 9);
    expect(plain.percentOfCases.reduce((sum, percent) => sum + percent, 0)).toBeGreaterThan(100);
    expect(plain.columnBases.reduce((sum, base) => sum + base, 0)).toBe(n);
  });

  test('depends neither on the order of the rows nor on weights of 1; a weight of 2 counts as two people', () => {
    const order = shuffleRows([...groups.keys()], 9);
    const all = (change: <Item>(list: Item[]) => Item[]): MultiResponseInput => ({
      ...input,
      items: { tea: change(items.tea), milk: change(items.milk), water: change(items.water) },
      columns: change(groups),
    });
    expectClose(multiResponseCrosstab(all(list => inOrder(list, order))), plain);
    expectClose(multiResponseCrosstab({ ...input, weights: groups.map(() => 1) }), plain);
    const doubled = multiResponseCrosstab(all(twice));
    const weighted = multiResponseCrosstab({ ...input, weights: groups.map(() => 2) });
    expectClose([weighted.counts, weighted.columnTests], [doubled.counts, doubled.columnTests]);
  });

  test('drops a respondent with a gap in any option or in the column', () => {
    const gappy = multiResponseCrosstab({
      ...input,
      items: { tea: [...items.tea, null, 1], milk: [...items.milk, 1, 1], water: [...items.water, 1, 1] },
      columns: [...groups, 'a', null],
    });
    expectClose(gappy, plain);
  });

  test('has no percentages where there is nobody or nothing', () => {
    const empty = multiResponseCrosstab({ ...input, columnLevels: ['a', 'b', 'c', 'd'] });
    expect(empty.columnPercent[0]![3]).toBeNull();
    const unticked = multiResponseCrosstab({ ...input, items: { tea: groups.map(() => 0) } });
    expect(unticked.percentOfResponses).toEqual([null]);
  });

  test.each<[string, Partial<MultiResponseInput>, object]>([
    ['no options', { items: {} }, { problem: 'too-few-samples', details: { what: 'variables' } }],
    ['a code other than 0 and 1', { items: { tea: groups.map(() => 2) } }, { problem: 'out-of-range' }],
    ['nobody in the columns', { columnLevels: ['x'] }, { problem: 'empty-table' }],
  ])('refuses %s', (_, change, problem) => {
    expect(attempt(() => multiResponseCrosstab({ ...input, ...change }))).toMatchObject(problem);
  });
});
