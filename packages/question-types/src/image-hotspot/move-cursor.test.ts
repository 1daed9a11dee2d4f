import { expect, test } from 'vitest';
import { moveCursor } from './move-cursor.ts';

test('arrow keys move the cursor, with shift in larger steps, and never out of the picture', () => {
  expect(moveCursor({ x: 0.5, y: 0.5 }, 'ArrowRight', false)).toEqual({ x: 0.52, y: 0.5 });
  expect(moveCursor({ x: 0.5, y: 0.5 }, 'ArrowUp', true)).toEqual({ x: 0.5, y: 0.4 });
  expect(moveCursor({ x: 0.01, y: 1 }, 'ArrowLeft', true)).toEqual({ x: 0, y: 1 });
  expect(moveCursor({ x: 0.01, y: 1 }, 'ArrowDown', false)).toEqual({ x: 0.01, y: 1 });
  expect(moveCursor({ x: 0.5, y: 0.5 }, 'a', false)).toBeUndefined();
});
