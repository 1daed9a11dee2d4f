import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wallClockText } from './wall-clock-text.ts';

it('shows the UTC numbers of any moment, whichever was shown before', () => {
  fc.assert(
    fc.property(fc.array(fc.date({ noInvalidDate: true })), moments => {
      expect(moments.map(wallClockText)).toEqual(
        moments.map(moment => moment.toISOString().slice(0, -5).replace('T', ' ')),
      );
    }),
  );
  expect(wallClockText(new Date(Number.NaN))).toBe('');
});
