import * as z from 'zod/mini';
import { limits } from '../../limits.ts';
import { setTo } from '../change.ts';
import { command, join } from '../command.ts';
import { address, richText } from '../inputs.ts';
import { forgetTexts } from './removal.ts';
import { withoutUndefined } from './save-rules.ts';
import { checkPicture, checkText } from './texts.ts';

const cover = z.object({
  isShown: z.boolean(),
  text: richText,
  picture: z.optional(address),
  buttonText: z.optional(richText),
});

/** The page before the first question; null removes it. */
export const saveCover = command({
  name: 'saveCover',
  input: z.object({ cover: z.nullable(cover) }),
  change: (document, { cover }) =>
    join(
      checkText(cover?.text, 'cover', { max: limits.longText, isRequired: false }),
      checkText(cover?.buttonText, 'cover', { max: 20 }),
      checkPicture(cover?.picture, 'cover'),
      [setTo(['cover'], withoutUndefined(cover))],
      cover === null ? forgetTexts(document, ['cover']) : [],
    ),
});
