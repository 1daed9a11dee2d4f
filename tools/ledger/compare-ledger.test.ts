import { describe, expect, it } from 'vitest';
import { compareLedger, findIdleReasons, idsIn, parseLedger, parseReasons } from './compare-ledger.ts';

const rows = parseLedger(
  [
    'id\tarea\tstatement\tpart',
    'S7.3\tapi\tA call exists.\tdesign',
    'S7.39\tapi\tAnother exists.\tdesign',
    'P9.8\tlimits\tAt most 5 MB.\tdesign',
    'S1.1\troles\tThree kinds of users.\tteams',
  ].join('\n'),
);
const reasons = parseReasons('id\treason\nP9.8\tshown by the routes test\nS4.4\tof nothing\nS1.1\t ');

describe('the ledger', () => {
  it('says of each part what a test names, what has a reason, and what is open', () => {
    const told = compareLedger(rows, new Set(['S7.39']), reasons).map(({ part, tested, excused, open }) => [
      part,
      ...[tested, excused, open].map(some => some.map(row => row.id)),
    ]);
    expect(told).toEqual([
      ['design', ['S7.39'], ['P9.8'], ['S7.3']],
      ['teams', [], ['S1.1'], []],
    ]);
  });

  it('takes a longer number for another row', () => {
    expect(idsIn("it('does this (S7.39, P9.8)') // S10.3; not XS7.3, S7.3000 or v1.2")).toEqual([
      'S7.39',
      'P9.8',
      'S10.3',
    ]);
  });

  it('names reasons that are empty or about no row', () => {
    expect(findIdleReasons(rows, reasons)).toEqual(['S4.4', 'S1.1']);
  });
});
