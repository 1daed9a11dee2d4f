import { expect, it } from 'vitest';
import { leftFindings, rememberLeft } from './left-findings.ts';

function placeOf(kept: Map<string, string>) {
  return {
    get: (key: string) => kept.get(key),
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
    keys: () => [...kept.keys()],
  };
}

it('what one person leaves in one questionnaire is theirs and its own', () => {
  const place = placeOf(new Map());
  rememberLeft('ann', 'survey1', new Set(['a', 'b']), place);
  expect(leftFindings('ann', 'survey1', place)).toEqual(new Set(['a', 'b']));
  expect(leftFindings('bob', 'survey1', place)).toEqual(new Set());
  expect(leftFindings('ann', 'survey2', place)).toEqual(new Set());
});

it('keeps the newest when there are too many, and reads nothing out of rubbish', () => {
  const kept = new Map<string, string>();
  const place = placeOf(kept);
  rememberLeft('ann', 'survey1', new Set(Array.from({ length: 501 }, (_one, index) => `f${index}`)), place);
  const left = leftFindings('ann', 'survey1', place);
  expect([left.size, left.has('f0'), left.has('f500')]).toEqual([500, false, true]);
  for (const text of ['{', '{"a":1}', '[1,null]']) {
    kept.set('craft-left/ann/survey1', text);
    expect(leftFindings('ann', 'survey1', place)).toEqual(new Set());
  }
});
