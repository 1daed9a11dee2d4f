import * as z from 'zod/mini';
import { setTo } from '../change.ts';
import { command } from '../command.ts';
import { endPageOf, outcome } from './end-pages.ts';
import { address } from './inputs.ts';
import { checkAddress } from './texts.ts';

/** The address that an outcome opens: http://, https:// or {host}. */
export const updateAnswerJumpUrl = command({
  name: 'updateAnswerJumpUrl',
  input: z.object({ outcome, redirectUrl: address }),
  change: (document, { outcome, redirectUrl }) =>
    checkAddress(redirectUrl, outcome) ?? [
      setTo(['endPages', outcome], { ...endPageOf(document, outcome), mode: 'url', redirectUrl }),
    ],
});
