import type { ChangeEvent } from 'react';
import { useDraft } from '../../../../app/use-draft.ts';
import { LONGEST_NAME } from './longest-name.ts';

/** What is to be saved of what was written: nothing where it is empty, or the name that there is. */
export function nameToSave(written: string, name: string): string | undefined {
  const given = written.trim();
  return given === '' || given === name ? undefined : given;
}

/** A name that is written where it stands, saved when it is left: an empty one, on the way to another, is none. */
export function useNameDraft(name: string, onSave: (name: string) => void) {
  const [draft, setDraft] = useDraft(name);
  return {
    maxLength: LONGEST_NAME,
    value: draft,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setDraft(event.target.value),
    onBlur: () => {
      const given = nameToSave(draft, name);
      if (given === undefined) setDraft(name);
      else onSave(given);
    },
  };
}
