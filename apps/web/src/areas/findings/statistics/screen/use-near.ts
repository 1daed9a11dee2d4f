import { useCallback, useEffect, useRef, useState } from 'react';

/** Cards within so much of the window, above and below, are drawn: scrolling meets what is there already. */
const NEAR = '70% 0px';
/** A card that was never drawn: about as high as a question with six options. */
const UNSEEN_PX = 380;

/**
 * Which cards are near the window, by their key, and how high each was when it was last seen: what is not drawn keeps its room, so that
 * nothing moves under whoever scrolls.
 */
export function useNear() {
  const [near, setNear] = useState<ReadonlySet<string>>(new Set());
  const heights = useRef(new Map<string, number>());
  const observer = useRef<IntersectionObserver>(undefined);
  const observed = useCallback(() => {
    observer.current ??= new IntersectionObserver(
      entries => {
        const changes = entries.map(({ target, isIntersecting, boundingClientRect: { height } }) => {
          const key = (target as HTMLElement).dataset.question!;
          if (!isIntersecting && height > 0) heights.current.set(key, height);
          return [key, isIntersecting] as const;
        });
        setNear(now => {
          // A card that is watched anew tells where it is: that is no news, and must not make any.
          if (changes.every(([key, isNear]) => now.has(key) === isNear)) return now;
          const next = new Set(now);
          for (const [key, isNear] of changes)
            if (isNear) next.add(key);
            else next.delete(key);
          return next;
        });
      },
      { rootMargin: NEAR },
    );
    return observer.current;
  }, []);
  useEffect(
    () => () => {
      observer.current?.disconnect();
      observer.current = undefined;
    },
    [],
  );
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      observed().observe(element);
      return () => observer.current?.unobserve(element);
    },
    [observed],
  );
  const heightOf = useCallback((key: string) => heights.current.get(key) ?? UNSEEN_PX, []);
  return { near, heightOf, watch };
}
