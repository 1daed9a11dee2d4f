import { expect, it } from 'vitest';
import { UnloadedBoundary } from './unloaded-boundary.tsx';

it('a part of the page that did not come leaves words and a way on, not an empty page', () => {
  const boundary = new UnloadedBoundary({ fallback: 'Load again', children: 'Questions' });
  expect(boundary.render()).toBe('Questions');
  boundary.state = UnloadedBoundary.getDerivedStateFromError();
  expect(boundary.render()).toBe('Load again');
});
