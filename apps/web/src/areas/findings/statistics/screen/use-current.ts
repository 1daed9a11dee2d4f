import { useEffect, useState } from 'react';
import { cardId } from '../card/question-card.tsx';

/** The card that is read: the first one that reaches below what stands above the page. Asked for once in a frame at most. */
export function useCurrent(keys: readonly string[], near: ReadonlySet<string>): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const line = innerHeight / 3;
      // Only drawn ones can be in sight: hundreds of others need not be measured.
      const found = keys.find(
        key => near.has(key) && (document.getElementById(cardId(key))?.getBoundingClientRect().bottom ?? 0) > line,
      );
      setCurrent(found);
    };
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    soon();
    addEventListener('scroll', soon, { passive: true });
    return () => {
      removeEventListener('scroll', soon);
      cancelAnimationFrame(frame);
    };
  }, [keys, near]);
  return current;
}
