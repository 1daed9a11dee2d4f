import { recordQualityTexts } from '@wenshu/texts/findings/record-quality';
import { expect, it } from 'vitest';
import { durationText } from './duration-text.ts';

it.each([
  [0, '0 s'],
  [940, '0.9 s'],
  [9_960, '10 s'],
  [29_400, '29 s'],
  [59_600, '1 min 0 s'],
  [61_000, '1 min 1 s'],
])('%d ms are %s', (ms, text) => {
  expect(durationText(ms, recordQualityTexts.en)).toBe(text);
});
