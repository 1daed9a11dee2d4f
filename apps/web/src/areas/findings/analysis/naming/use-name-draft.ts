import type { ChangeEvent } from 'react';
import { useDraft } from '../../../../app/use-draft.ts';
import { LONGEST_NAME } from './longest-name.ts';

/** A name that is written where it stands, saved when it is left: an empty one, on the way to another, is none. */
export function useNameDraft(name: string, onSave: (name: string) => void) {
  const [draft, setDraft] = useDraft(name);
  return {
    maxLength: LONGEST_NAME,
    value: draft,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setDraft(event.target.value),
    onBlur: () => {
      const given = draft.trim();
      if (given && given !== name) onSave(given);
      else setDraft(name);
    },
  };
}
