import * as z from 'zod/mini';
import { removeAt, setTo } from '../change.ts';
import { command, join } from '../command.ts';
import { address } from '../inputs.ts';
import { withoutUndefined } from './save-rules.ts';
import { checkPicture } from './texts.ts';

const colour = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/));
const pictures = z.object({ mobile: z.optional(address), desktop: z.optional(address) });
const may = <T extends z.ZodMiniType>(value: T) => z.optional(z.nullable(value));

/** Sets what is given of the survey's looks; null takes it back to the theme's. */
export const saveAppearance = command({
  name: 'saveAppearance',
  input: z.object({
    theme: may(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))),
    headerPicture: may(pictures),
    isHeaderOnFirstPageOnly: may(z.boolean()),
    backgroundPicture: may(pictures),
    buttonColour: may(colour),
    titleColour: may(colour),
    textColour: may(colour),
    hasProgressBar: may(z.boolean()),
    hasSerialNumbers: may(z.boolean()),
    hasBackButton: may(z.boolean()),
    hasLeaveButton: may(z.boolean()),
  }),
  change: (_document, looks) => {
    const { headerPicture, backgroundPicture } = looks;
    return join(
      ...[headerPicture, backgroundPicture].flatMap(one => [checkPicture(one?.mobile), checkPicture(one?.desktop)]),
      Object.entries(withoutUndefined(looks)).map(([field, value]) =>
        value === null ? removeAt(['appearance', field]) : setTo(['appearance', field], value),
      ),
    );
  },
});
