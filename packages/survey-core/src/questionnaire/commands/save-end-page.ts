import * as z from 'zod/mini';
import { limits } from '../../limits.ts';
import { removeAt, setTo } from '../change.ts';
import { command, join } from '../command.ts';
import { address, richText } from '../inputs.ts';
import { mode, outcome } from './end-pages.ts';
import { forgetTexts } from './removal.ts';
import { withoutUndefined } from './save-rules.ts';
import { checkAddress, checkText } from './texts.ts';

const page = z.object({ mode: z.optional(mode), text: richText, redirectUrl: z.optional(address) });

/** What is shown when answering ends in an outcome; null takes it back to the standard text. */
export const saveEndPage = command({
  name: 'saveEndPage',
  input: z.object({ outcome, page: z.nullable(page) }),
  change: (document, { outcome, page }) => {
    const path = ['endPages', outcome];
    if (page === null) return [removeAt(path), ...forgetTexts(document, [outcome])];
    const needsAddress = page.mode === 'url' || page.redirectUrl !== undefined;
    return join(
      checkText(page.text, outcome, { max: limits.longText, isRequired: false }),
      needsAddress ? checkAddress(page.redirectUrl ?? '', outcome) : undefined,
      [setTo(path, withoutUndefined(page))],
    );
  },
});
