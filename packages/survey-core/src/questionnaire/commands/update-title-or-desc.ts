import * as z from 'zod/mini';
import { command } from '../command.ts';
import { richText } from './inputs.ts';

export const updateTitleOrDesc = command({
  name: 'updateTitleOrDesc',
  input: z.object({ title: z.optional(richText), description: z.optional(richText) }),
  change: (_document, { title, description }) => {
    if (title?.text.trim() === '') return { problem: 'content-empty' };
    return [
      ...(title ? [{ path: ['title'], value: title }] : []),
      ...(description ? [{ path: ['description'], value: description }] : []),
    ];
  },
});
