import { describe, expect, it } from 'vitest';
import { csvLine } from './csv-line.ts';

describe('a cell of a csv file', () => {
  it.each([
    ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['\t=1+1', `"'\t=1+1"`],
    ['\r=1+1', `"'\r=1+1"`],
    ['\n=1+1', `"'\n=1+1"`],
  ])('is never run as a formula: %j', (text, cell) => {
    expect(csvLine([text])).toBe(`${cell}\r\n`);
  });

  it('parts nothing, whichever sign the reader parts cells at', () => {
    expect(csvLine(['a,b', 'a;=1+1', 'a\t=1+1', 'plain'])).toBe('"a,b","a;=1+1","a\t=1+1",plain\r\n');
  });

  it('is a moment as one reads it', () => {
    expect(csvLine([new Date('2026-03-01T09:05:00Z'), new Date(Number.NaN)], ';')).toBe('2026-03-01 09:05:00;\r\n');
  });

  it('stays a number when it is one, and nothing when there is nothing', () => {
    expect(csvLine([-1, 2.5, null, ''])).toBe('-1,2.5,,\r\n');
    expect(csvLine([Number.NaN, Number.POSITIVE_INFINITY, 1e21])).toBe(',,1e+21\r\n');
  });
});
