import { describe, expect, it } from 'vitest';
import { compareLedger, findIdleReasons, idsIn, parseLedger, parseReasons } from './compare-ledger.ts';

const rows = parseLedger(
  [
    'id\tarea\tstatement\tpart',
    'S97.3\tapi\tA call exists.\tdesign',
    'S97.39\tapi\tAnother exists.\tdesign',
    'P98.8\tlimits\tAt most 5 MB.\tdesign',
    'S95.1\troles\tThree kinds of users.\tteams',
  ].join('\n'),
);
const reasons = parseReasons('id\treason\nP98.8\tshown by the routes test\nS94.4\tof nothing\nS95.1\t ');

describe('the ledger', () => {
  it('says of each part what a test names, what has a reason, and what is open', () => {
    const told = compareLedger(rows, new Set(['S97.39']), reasons).map(({ part, tested, excused, open }) => [
      part,
      ...[tested, excused, open].map(some => some.map(row => row.id)),
    ]);
    expect(told).toEqual([
      ['design', ['S97.39'], ['P98.8'], ['S97.3']],
      ['teams', [], ['S95.1'], []],
    ]);
  });

  it('takes a longer number for another row', () => {
    expect(idsIn("it('does this (S97.39, P98.8)') // S96.3; not XS97.3, S97.3000 or v1.2")).toEqual([
      'S97.39',
      'P98.8',
      'S96.3',
    ]);
  });

  it('names reasons that are empty or about no row', () => {
    expect(findIdleReasons(rows, reasons)).toEqual(['S94.4', 'S95.1']);
  });
});
