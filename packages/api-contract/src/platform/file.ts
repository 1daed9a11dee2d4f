import * as z from 'zod/mini';
import { call } from '../call.ts';

export const fileCalls = {
  file: call({
    method: 'GET',
    path: '/platform/file',
    audience: 'visitor',
    own: true,
    answers: 'file',
    summary: 'A file, for whoever has a ticket for it',
    query: z.object({ ticket: z.string().check(z.minLength(1), z.maxLength(200)) }),
    data: z.custom<Uint8Array>(),
  }),
  publicFile: call({
    method: 'GET',
    path: '/platform/publicFile',
    audience: 'visitor',
    own: true,
    answers: 'file',
    summary: 'A file that everybody with its address may see, such as a picture in a question',
    query: z.object({ id: z.uuid() }),
    data: z.custom<Uint8Array>(),
  }),
};
