import { expect, test } from 'vitest';
import { scoreFeeling } from '../../test/feeling-score.ts';
import { feelingEnKept } from '../../test/labels/feeling-en-kept.ts';
import { feelingZhKept } from '../../test/labels/feeling-zh-kept.ts';
import { measuredFeeling } from './measured-feeling.ts';

test.each([
  ['zh', feelingZhKept],
  ['en', feelingEnKept],
] as const)('is what the kept labels say in %s', (language, kept) => {
  for (const { feeling, told, right } of scoreFeeling(kept, language).classes)
    expect([feeling, measuredFeeling(language, feeling)]).toEqual([feeling, right / told]);
});
