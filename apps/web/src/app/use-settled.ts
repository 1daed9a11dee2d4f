import { useEffect, useState } from 'react';

const TYPING_PAUSE_MS = 250;

/** A text once its writer pauses: lists are searched while somebody types, and not for every letter. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
