import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast, mix, READABLE, readableOn, textOn } from '../src/colours.ts';

const colour = fc
  .tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })))
  .map(channels => `#${channels.map(value => value.toString(16).padStart(2, '0')).join('')}`);

it('counts contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
  expect(contrast('#12605b', '#12605b')).toBe(1);
});

it('writes readable words on a button of any colour', () => {
  fc.assert(fc.property(colour, ground => contrast(textOn(ground), ground) >= READABLE));
});

it('darkens any colour until it can be read on every ground, and leaves a readable one alone', () => {
  const grounds = ['#ffffff', '#f1f3f1'];
  fc.assert(
    fc.property(colour, chosen => grounds.every(ground => contrast(readableOn(grounds, chosen), ground) >= READABLE)),
  );
  expect(readableOn(grounds, '#12605b')).toBe('#12605b');
});

it('mixes by shares', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(mix('#12605b', '#ffffff', 0)).toBe('#12605b');
});
