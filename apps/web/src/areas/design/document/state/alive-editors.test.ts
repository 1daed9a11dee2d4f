import { expect, test } from 'vitest';
import { withNewest } from './alive-editors.ts';

test('keeps two rich-text editors alive and drops the oldest', () => {
  expect(['title', 'option', 'remark'].reduce<readonly string[]>(withNewest, [])).toEqual(['option', 'remark']);
});

test('using the older one again makes it the newest', () => {
  expect(withNewest(withNewest(['a', 'b'], 'a'), 'c')).toEqual(['a', 'c']);
});
