import { describe, expect, it } from 'vitest';
import {
  compareLedger,
  compareOpen,
  findIdleReasons,
  parseLedger,
  parseOpen,
  parseReasons,
  writeOpen,
} from './compare-ledger.ts';
import { idsShown } from './ids-shown.ts';

const rows = parseLedger(
  [
    'id\tsection\tarea\tstatement\tissue',
    'S97.3\t97\tapi\tA call exists.\tdesign',
    'S97.39\t97\tapi\tAnother exists.\tdesign',
    'P98.8\t98\tlimits\tAt most 5 MB.\tdesign',
    'S95.1\t95\troles\tThree kinds of users.\tteams',
  ].join('\n'),
);
const reasons = parseReasons('id\treason\nP98.8\tshown by the routes test\nS94.4\tof nothing\nS95.1\t ');

describe('the ledger', () => {
  it('says of each part what a test shows, what has a reason, and what is open', () => {
    const told = compareLedger(rows, new Set(['S97.39']), reasons).map(({ part, tested, excused, open }) => [
      part,
      ...[tested, excused, open].map(some => some.map(row => row.id)),
    ]);
    expect(told).toEqual([
      ['design', ['S97.39'], ['P98.8'], ['S97.3']],
      ['teams', [], ['S95.1'], []],
    ]);
  });

  it('names reasons that are empty or about no row', () => {
    expect(findIdleReasons(rows, reasons)).toEqual(['S94.4', 'S95.1']);
  });

  it('keeps a list of open rows that only gets shorter', () => {
    const known = parseOpen(writeOpen(rows.slice(0, 2)));
    expect([...known]).toEqual(['S97.3', 'S97.39']);
    const { lost, won } = compareOpen(rows.slice(1, 3), known);
    expect([lost.map(({ id }) => id), won]).toEqual([['P98.8'], ['S97.3']]);
  });
});

describe('a test shows a row', () => {
  const shown = (source: string, file = 'some.test.ts') => idsShown(file, source);

  it.each([
    ['of a test', `it('does this (S97.39, P98.8)', () => {})`, ['S97.39', 'P98.8']],
    ['of a group', `describe("agreements (S97.1)", () => {})`, ['S97.1']],
    ['of a step, however written', 'await test.step(`opens it (S97.2)`, async () => {})', ['S97.2']],
    ['of a test with cases', `it.each([1, 2])('%s (S97.3)', () => {})`, ['S97.3']],
    ['and takes a longer number for another row', `it('S97.39, not XS97.3, S97.3000 or v1.2', f)`, ['S97.39']],
  ])('in a title %s', (_, source, ids) => {
    expect(shown(source)).toEqual(ids);
  });

  it('in a table of cases: beside its test, by its name, or in a file of its own', () => {
    expect(shown(`test.each([['/pre', 'S97.4']])('%s', f)`)).toEqual(['S97.4']);
    expect(shown(`const cases = [{ id: 'S97.5' }]; test.each(cases)('%s', f)`)).toEqual(['S97.5']);
    expect(shown(`export const cases = [{ rows: ['S97.6'] }]`, 'item.cases.ts')).toEqual(['S97.6']);
  });

  it('but not in a comment, in any other text, in a test that is not run, or in the test of a table', () => {
    expect(shown(`// S97.7\nit('does', () => expect('S97.8').toBe(1)); it.skip('later (S97.9)', f)`)).toEqual([]);
    expect(shown(`const ids = ['S97.7']; it('knows them', () => check(ids))`)).toEqual([]);
    expect(shown(`it('holds the routes (S97.7)', f)`, 'apps/web/src/route-table.test.ts')).toEqual([]);
  });
});
