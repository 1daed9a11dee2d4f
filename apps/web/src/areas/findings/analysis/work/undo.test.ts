import { expect, test } from 'vitest';
import { changed, fresh, redone, undone } from './undo.ts';

test('what was changed is taken back and made again, until something else is changed', () => {
  const third = changed(changed(fresh('a'), 'b'), 'c');
  expect(undone(third).now).toBe('b');
  expect(redone(undone(third)).now).toBe('c');
  expect(redone(changed(undone(third), 'd')).now).toBe('d');
  expect(undone(fresh('a')).now).toBe('a');
});
