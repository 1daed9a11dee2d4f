import { useCallback, useState } from 'react';

/** What stands in a field, and the value from outside that it last knew. */
export interface Draft<T> {
  readonly text: T;
  readonly known: T;
  readonly attempt: number;
}

/**
 * A field follows its value, but never over what is being written: an answer of the server, or a colleague, may arrive in the middle of
 * a word. When an attempt to save has come to nothing it shows again what holds.
 */
export function followValue<T>(draft: Draft<T>, value: T, attempt = 0): Draft<T> {
  if (draft.attempt !== attempt) return { text: value, known: value, attempt };
  if (Object.is(draft.known, value)) return draft;
  return { text: Object.is(draft.text, draft.known) ? value : draft.text, known: value, attempt };
}

/** What is written in a field until it is saved. Whoever saves something else than was written (trimmed, cleaned) sets that too. */
export function useDraft<T>(value: T, attempt = 0): readonly [draft: T, setDraft: (text: T) => void] {
  const [draft, setDraft] = useState<Draft<T>>({ text: value, known: value, attempt });
  // While drawing, not in an effect: a field that is left before the effect ran would write its old text back.
  const now = followValue(draft, value, attempt);
  if (now !== draft) setDraft(now);
  const write = useCallback((text: T) => setDraft(before => ({ ...before, text })), []);
  return [now.text, write];
}
