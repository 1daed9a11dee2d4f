import type { Change } from '@wenshu/survey-core';
import type { LoggedEdit } from '@wenshu/together';
import type { LoggedChanges } from './kind-by-changes.ts';

/** A change as a call takes it: what is taken away has no value. */
export const sentChange = ({ path, value }: Change) => ({ path: [...path], ...(value !== undefined && { value }) });

/** The changes come in one list, and each edit says how many of them are its own. */
export function writtenOf<Edit extends LoggedEdit & { readonly changeCount: number }>(news: {
  readonly changes: readonly unknown[];
  readonly edits: readonly Edit[];
}): { readonly changes: readonly Change[]; readonly edits: readonly (Edit & LoggedChanges)[] } {
  // The server has checked each of them when it was made.
  const changes = news.changes as readonly Change[];
  let from = 0;
  return {
    changes,
    edits: news.edits.map(edit => {
      const own = changes.slice(from, from + edit.changeCount);
      from += edit.changeCount;
      return { ...edit, changes: own };
    }),
  };
}
