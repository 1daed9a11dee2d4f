import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Whoever stops to think has what they wrote saved, and colleagues see it. */
const THINKS_MS = 800;

/** A field that is as tall as what is written, and keeps it: after a moment, and when it goes. */
export function useKeptField(field: RefObject<HTMLTextAreaElement | null>, draft: string, keep: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leaving = useRef(keep);
  leaving.current = () => {
    clearTimeout(timer.current);
    keep();
  };
  // Scrolled out of sight, or the page is left: what was written is kept all the same.
  useEffect(() => () => leaving.current(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as tall as what is written
  useLayoutEffect(() => {
    const box = field.current;
    if (!box) return;
    box.style.height = 'auto';
    box.style.height = `${box.scrollHeight}px`;
  }, [draft]);
  return {
    save: () => leaving.current(),
    later: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => leaving.current(), THINKS_MS);
    },
  };
}
