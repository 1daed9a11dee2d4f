import { expect, test } from 'vitest';
import { undoKeyOf } from './listen-for-undo.ts';

test.each([
  ['Ctrl+Z', { ctrlKey: true, key: 'z' }, 'undo'],
  ['⌘Z', { metaKey: true, key: 'z' }, 'undo'],
  ['Ctrl+Shift+Z, which gives a capital', { ctrlKey: true, shiftKey: true, key: 'Z' }, 'redo'],
  ['Ctrl+Z with the capitals locked', { ctrlKey: true, key: 'Z' }, 'undo'],
  ['Ctrl+Y', { ctrlKey: true, key: 'y' }, 'redo'],
  ['a plain z', { key: 'z' }, undefined],
  ['Ctrl+X', { ctrlKey: true, key: 'x' }, undefined],
])('%s is what it is everywhere', (_, pressed, step) => {
  expect(
    undoKeyOf({ ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...pressed } as KeyboardEvent),
  ).toBe(step);
});
