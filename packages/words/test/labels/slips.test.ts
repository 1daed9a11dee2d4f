import { expect, it } from 'vitest';
import { readSlips } from './read-slips.ts';
import { slipsEnKept } from './slips-en-kept.ts';
import { slipsEnOpen } from './slips-en-open.ts';
import { slipsZhKept } from './slips-zh-kept.ts';
import { slipsZhOpen } from './slips-zh-open.ts';

it.each([
  ['zh', slipsZhOpen, slipsZhKept],
  ['en', slipsEnOpen, slipsEnKept],
])('has at least 60 sentences in each half in %s, none twice, every kind in both', (_, open, kept) => {
  expect(new Set([...open, ...kept].map(line => readSlips(line).text)).size).toBe(open.length + kept.length);
  for (const half of [open, kept]) {
    expect(half.length).toBeGreaterThanOrEqual(60);
    const kinds = half.flatMap(line => readSlips(line).slips.map(slip => slip.kind));
    expect([...new Set(kinds)].sort()).toEqual(['false-start', 'filler', 'repeat']);
    expect(half.filter(line => readSlips(line).slips.length === 0).length).toBeGreaterThan(20);
  }
});
