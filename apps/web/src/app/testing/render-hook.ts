import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';

interface Rendered<T> {
  /** What the hook gave when it was last drawn. */
  readonly current: T;
  /** How often it was drawn. */
  readonly draws: number;
  unmount(): void;
}

/**
 * Draws a component that shows nothing and calls the hook. Hooks need React's own turns but no elements, so that what React asks of a page
 * here is answered in a few lines.
 */
export async function renderHook<T>(
  hook: () => T,
  /** What it stands in, such as a provider. */
  around: (inside: ReactNode) => ReactNode = inside => inside,
): Promise<Rendered<T>> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('window', { event: undefined, HTMLIFrameElement: class {} });
  const page = { nodeType: 9, addEventListener() {}, activeElement: null, defaultView: null };
  const place = { nodeType: 1, tagName: 'DIV', ownerDocument: page, addEventListener() {}, textContent: '' };
  let current!: T;
  let draws = 0;
  const Caller = () => {
    current = hook();
    draws += 1;
    return null;
  };
  // What React uses of a page is in it; a whole document would be a library more.
  const root = createRoot(place as unknown as Element);
  await act(async () => root.render(around(createElement(Caller))));
  return {
    get current() {
      return current;
    },
    get draws() {
      return draws;
    },
    unmount: () => act(() => root.unmount()),
  };
}
