import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSavName, nameKey, savNames, shortNames } from './sav-names.ts';

describe('names of variables', () => {
  it.each([
    ['Q1', 'Q1'],
    ['性别', '性别'],
    ['1a', 'V1a'],
    ['Q1 (多选)', 'Q1_多选_'],
    ['end.', 'end'],
    ['with', 'with_'],
    ['', 'V'],
    ['😀', 'V_'],
    ['$sys', 'V$sys'],
    ['a-b/c', 'a_b_c'],
  ])('%j becomes %j', (wanted, name) => {
    expect(savNames([wanted])).toEqual([name]);
  });

  it('are one whatever their capitals, and cut at a character when they are too long', () => {
    expect(savNames(['q1', 'Q1', 'q1_2', 'q1'])).toEqual(['q1', 'Q1_2', 'q1_2_2', 'q1_3']);
    const long = '很长的变量名称'.repeat(5);
    const [first, second] = savNames([long, long]);
    expect(Buffer.byteLength(first!)).toBe(63);
    expect(Buffer.byteLength(second!)).toBeLessThanOrEqual(64);
    expect(second).toMatch(/_2$/);
  });

  it('are taken by SPSS and differ, whatever they are made of', () => {
    const wanted = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 90 }),
      fc.constantFrom('a', 'A', 'a_2', 'all', 'a.'),
    );
    fc.assert(
      fc.property(fc.array(wanted, { maxLength: 30 }), names => {
        const got = savNames(names);
        expect(got.filter(name => !isSavName(name))).toEqual([]);
        expect(new Set(got.map(nameKey)).size).toBe(names.length);
      }),
    );
  });
});

describe('short names', () => {
  it('keep a name that is short, and never stand for another variable', () => {
    const names = ['question_one', 'question', '性别', 'V', 'essay'];
    expect(shortNames(names.map(name => ({ name, count: name === 'essay' ? 3 : 1 })))).toEqual([
      ['QUESTIO2'],
      ['QUESTION'],
      ['V2'],
      ['V'],
      ['ESSAY', 'ESSAY2', 'ESSAY3'],
    ]);
  });

  it('are unique among ten thousand that begin alike', () => {
    const variables = Array.from({ length: 10_000 }, (_, index) => ({ name: `question_${index}`, count: 1 }));
    const got = shortNames(variables).flat();
    expect(new Set(got).size).toBe(10_000);
    expect(got.every(name => /^[A-Z][A-Z\d_]{0,7}$/.test(name))).toBe(true);
  });
});
