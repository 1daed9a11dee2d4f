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

  it('is parted from the next by the sign that was asked for', () => {
    expect(csvLine([1.5, 'a;b', null, 'c'], ';')).toBe('1.5;"a;b";;c\r\n');
  });

  it('stays a number when it is one, and nothing when there is nothing', () => {
    expect(csvLine([-1, 2.5, null, ''])).toBe('-1,2.5,,\r\n');
  });
});
