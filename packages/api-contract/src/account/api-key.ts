import * as z from 'zod/mini';
import { call } from '../call.ts';
import { rights } from '../rights.ts';

export const API_KEY_START = 'wsk_';
export const MOST_API_KEYS = 20;
export const API_KEY_NAME_LONGEST = 50;

const apiKey = z.object({
  keyId: z.string(),
  name: z.string(),
  rights: z.array(z.enum(rights)),
  /** The last four characters: enough to tell two of them apart. */
  tail: z.string(),
  createTime: z.number(),
  useTime: z.nullable(z.number()),
});
export type ApiKey = z.infer<typeof apiKey>;

/** A program acts as its person, within the key's rights, and never on the account itself. */
export const apiKeyCalls = {
  list: call({
    method: 'GET',
    path: '/account/apiKey/list',
    audience: 'signed-in',
    own: true,
    summary: 'The person’s keys, oldest first',
    data: z.array(apiKey),
  }),
  create: call({
    method: 'POST',
    path: '/account/apiKey/create',
    logged: { action: 'account.key-create', keeps: ['name', 'rights'] },
    audience: 'signed-in',
    own: true,
    summary: 'Make a key; its text is told this once',
    body: z.object({
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(API_KEY_NAME_LONGEST)),
      rights: z.array(z.enum(rights)).check(z.minLength(1), z.maxLength(rights.length)),
    }),
    data: z.object({ key: z.string(), apiKey }),
  }),
  revoke: call({
    method: 'POST',
    path: '/account/apiKey/revoke',
    logged: { action: 'account.key-revoke' },
    audience: 'signed-in',
    own: true,
    summary: 'Make a key worthless, at once',
    body: z.object({ keyId: z.uuid() }),
    data: z.null(),
  }),
};
