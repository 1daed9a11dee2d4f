import { describe, expect, it } from 'vitest';
import { checkFormat, isEmail, isLandline, isMobile } from '../src/answering.ts';
import { INPUT_FORMATS } from '../src/settings/dictionary.ts';

/** Setting 20025: what each format takes and refuses, and the word it refuses with. */
const formats = [
  {
    format: 2,
    rows: 'S5.86, S5.92',
    problem: 'not-number',
    good: ['0', '-3.5', '+.5', '12.'],
    bad: ['', 'x', '1,5', '1e3', '0x1'],
  },
  { format: 3, rows: 'S5.77', problem: 'not-integer', good: ['0', '-12', '+7'], bad: ['1.0', '', '1 2'] },
  { format: 4, rows: 'S5.78, S5.92', problem: 'not-letters', good: ['abcXYZ'], bad: ['a1', 'a b', '中'] },
  { format: 5, rows: 'S5.79, S5.92', problem: 'not-chinese', good: ['问枢', '㐂'], bad: ['问q', '问 枢', '１'] },
  {
    format: 6,
    rows: 'S5.80, S5.96',
    problem: 'not-email',
    good: ['a@b.cn', '张三@例子.中国', 'a.b_c+d-e@x.co.uk'],
    bad: ['a@b', '@b.cn', 'a b@c.cn', 'a@b..cn'],
  },
  {
    format: 7,
    rows: 'S5.81',
    problem: 'not-date',
    good: ['2024-02-29', '2000-02-29'],
    bad: ['2023-02-29', '1900-02-29', '2024-4-1', '2024-13-01'],
  },
  {
    format: 8,
    rows: 'S5.82, S5.94',
    problem: 'not-mobile',
    good: ['13800138000', '19912345678'],
    bad: ['12800138000', '1380013800', '138001380000'],
  },
  {
    format: 9,
    rows: 'S5.83, S5.95',
    problem: 'not-landline',
    good: ['12345678', '010-12345678', '0571 1234567-123', '(021)12345678'],
    bad: ['123456', '01234-12345678', '010-123456789'],
  },
  { format: 10, rows: 'S5.84', problem: 'not-phone', good: ['13800138000', '010-12345678'], bad: ['110', 'phone'] },
  {
    format: 11,
    rows: 'S5.85',
    problem: 'not-id-card',
    good: ['11010519491231002X', '11010519491231002x', '440524188001010014'],
    bad: ['110105194912310021', '11010519490231002X', '1101051949123100'],
  },
] as const;

describe.each(formats)('input format $format ($rows)', ({ format, problem, good, bad }) => {
  it.each(good)('takes %s', text => {
    expect(checkFormat(text, format)).toBeUndefined();
  });
  it.each(bad)('refuses "%s"', text => {
    expect(checkFormat(text, format)).toBe(problem);
  });
});

describe('input formats', () => {
  it('are the eleven of setting 20025; the first takes anything (S3.71)', () => {
    expect([1, ...formats.map(({ format }) => format)]).toEqual(INPUT_FORMATS);
    expect(checkFormat('anything at all', 1)).toBeUndefined();
  });

  it('give their checks to whoever asks by name', () => {
    expect([isMobile('13800138000'), isLandline('12345678'), isEmail('a@b.cn')]).toEqual([true, true, true]);
  });
});
