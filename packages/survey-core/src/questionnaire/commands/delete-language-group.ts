import * as z from 'zod/mini';
import { command } from '../command.ts';
import type { Loss } from '../edit-problem.ts';
import { removeLanguages } from './delete-language.ts';

/** Removes the multilingual group: all language versions at once, which closes the multilingual setting. */
export const deleteLanguageGroup = command({
  name: 'deleteLanguageGroup',
  input: z.object({ confirmed: z.optional(z.boolean()) }),
  change: (document, { confirmed }) => {
    const keys = Object.keys(document.languages);
    const losses = keys.map((id): Loss => ({ kind: 'translation', id }));
    return losses.length > 0 && !confirmed
      ? { problem: 'needs-confirmation', losses }
      : removeLanguages(document, keys);
  },
});
