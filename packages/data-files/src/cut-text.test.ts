import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutToBytes, cutToUnits } from './cut-text.ts';

it.each([
  ['满意', 6, '满意'],
  ['满意', 5, '满'],
  ['满意', 3, '满'],
  ['满意', 2, ''],
  ['a😀b', 4, 'a'],
  ['a😀b', 5, 'a😀'],
  ['abc', 0, ''],
])('cuts %j to %i bytes at the border of a character', (text, bytes, cut) => {
  expect(cutToBytes(text, bytes)).toBe(cut);
});

it('is the longest beginning that fits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, max) => {
      const cut = cutToBytes(text, max);
      expect(text.startsWith(cut)).toBe(true);
      expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(max);
      const next = [...text.slice(cut.length)][0];
      if (next) expect(Buffer.byteLength(cut + next)).toBeGreaterThan(max);
    }),
  );
});

it('leaves no half of a pair', () => {
  expect(cutToUnits('a😀', 2)).toBe('a');
  expect(cutToUnits('a😀', 3)).toBe('a😀');
});
