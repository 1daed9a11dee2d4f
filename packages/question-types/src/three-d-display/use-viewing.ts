import { type RefObject, useEffect, useRef } from 'react';

const TICK_MS = 500;

/** Seconds that an element was on the screen, and seconds of them in which it was turned, told once a second while they grow. */
export function useViewing(
  element: RefObject<HTMLElement | null>,
  isReady: boolean,
  start: { readonly viewedSeconds: number; readonly rotatedSeconds: number },
  onGrown: (seconds: { viewedSeconds: number; rotatedSeconds: number }) => void,
): { turned(): void } {
  const grown = useRef(onGrown);
  grown.current = onGrown;
  const seconds = useRef(start);
  const wasTurned = useRef(false);
  useEffect(() => {
    if (!isReady || !element.current) return;
    let isOnScreen = false;
    const observer = new IntersectionObserver(entries => {
      isOnScreen = entries.at(-1)?.isIntersecting ?? false;
    });
    observer.observe(element.current);
    const timer = setInterval(() => {
      if (!isOnScreen || document.visibilityState === 'hidden') return;
      const { viewedSeconds, rotatedSeconds } = seconds.current;
      const next = {
        viewedSeconds: viewedSeconds + TICK_MS / 1000,
        rotatedSeconds: rotatedSeconds + (wasTurned.current ? TICK_MS / 1000 : 0),
      };
      wasTurned.current = false;
      seconds.current = next;
      if (Number.isInteger(next.viewedSeconds)) grown.current(next);
    }, TICK_MS);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [isReady, element]);
  return {
    turned: () => {
      wasTurned.current = true;
    },
  };
}
