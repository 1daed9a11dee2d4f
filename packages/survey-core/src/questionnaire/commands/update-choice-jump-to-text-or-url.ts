import * as z from 'zod/mini';
import { setTo } from '../change.ts';
import { command } from '../command.ts';
import { endPageOf, mode, outcome } from './end-pages.ts';

/** Whether an outcome shows its text or opens its address. An address must be there before it can be opened. */
export const updateChoiceJumpToTextOrUrl = command({
  name: 'updateChoiceJumpToTextOrUrl',
  input: z.object({ outcome, mode }),
  change: (document, { outcome, mode }) => {
    const page = endPageOf(document, outcome);
    if (mode === 'url' && page.redirectUrl === undefined) return { problem: 'url-wrong', id: outcome };
    return [setTo(['endPages', outcome], { ...page, mode })];
  },
});
