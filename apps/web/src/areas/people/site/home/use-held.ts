import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether somebody points into the element or has the focus in it. */
export function useHeld<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
  const element = useRef<Element>(null);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    const held = element.current;
    if (!held) return;
    const stop = new AbortController();
    const options = { signal: stop.signal };
    held.addEventListener('pointerenter', () => setPointed(true), options);
    held.addEventListener('pointerleave', () => setPointed(false), options);
    held.addEventListener('focusin', () => setFocused(true), options);
    held.addEventListener('focusout', () => setFocused(false), options);
    return () => stop.abort();
  }, []);
  return [element, isPointed || isFocused];
}
