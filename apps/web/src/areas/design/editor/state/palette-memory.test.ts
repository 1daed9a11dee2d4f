import { afterEach, expect, test, vi } from 'vitest';
import { foldedFamilies, recentTypes, rememberFolded, rememberType } from './palette-memory.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
afterEach(() => kept.clear());

test('the last four types are remembered, each once, the latest first', () => {
  for (const type of ['rating', 'nps', 'scale', 'rating', 'date', 'ranking'] as const) rememberType(type);
  expect(recentTypes()).toEqual(['ranking', 'date', 'rating', 'scale']);
});

test('what an older or newer version left behind is passed over', () => {
  kept.set('palette-recent', '["gone-type", 7, "nps"]');
  kept.set('palette-folded', '{"a":1}');
  expect(recentTypes()).toEqual(['nps']);
  expect(foldedFamilies().size).toBe(0);
});

test('folded families stay folded', () => {
  rememberFolded(new Set(['media']));
  expect(foldedFamilies().has('media')).toBe(true);
});
