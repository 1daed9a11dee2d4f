import * as z from 'zod/mini';
import { limits } from '../../limits.ts';
import { setTo } from '../change.ts';
import { command, join } from '../command.ts';
import { richText } from '../inputs.ts';
import { checkText } from './texts.ts';

export const updateTitleOrDesc = command({
  name: 'updateTitleOrDesc',
  input: z.object({ title: z.optional(richText), description: z.optional(richText) }),
  change: (_document, { title, description }) =>
    join(
      checkText(title, 'title'),
      checkText(description, 'description', { max: limits.longText, isRequired: false }),
      title && [setTo(['title'], title)],
      description && [setTo(['description'], description)],
    ),
});
