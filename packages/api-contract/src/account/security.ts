import * as z from 'zod/mini';
import { call } from '../call.ts';
import { signedIn } from './account.ts';
import { encrypted } from './encrypted.ts';

/** Six digits of the application, or one of the recovery codes; blanks and dashes between do not matter. */
const factorCode = z.string().check(z.trim(), z.minLength(6), z.maxLength(20));

export const sessionInfo = z.object({
  sessionId: z.string(),
  isThis: z.boolean(),
  /** `desktop`, `mobile`, `tablet` …, as far as the browser tells. */
  terminal: z.nullable(z.string()),
  system: z.nullable(z.string()),
  browser: z.nullable(z.string()),
  /** Shortened. */
  address: z.string(),
  startTime: z.number(),
  seenTime: z.number(),
});
export type SessionInfo = z.infer<typeof sessionInfo>;

/** Where somebody is signed in. */
export const sessionCalls = {
  list: call({
    method: 'GET',
    path: '/account/session/list',
    audience: 'signed-in',
    own: true,
    summary: 'Where the person is signed in, the present session first',
    data: z.array(sessionInfo),
  }),
  end: call({
    method: 'POST',
    path: '/account/session/end',
    logged: { action: 'account.session' },
    audience: 'signed-in',
    own: true,
    summary: 'End one of the person’s sessions',
    body: z.object({ sessionId: z.uuid() }),
    data: z.null(),
  }),
  endOthers: call({
    method: 'POST',
    path: '/account/session/endOthers',
    logged: { action: 'account.session' },
    audience: 'signed-in',
    own: true,
    summary: 'End every session of the person but this one; data is how many',
    data: z.number(),
  }),
};

/** A code of an application besides the password (RFC 6238). */
export const secondFactorCalls = {
  complete: call({
    method: 'POST',
    path: '/account/secondFactor',
    audience: 'visitor',
    own: true,
    summary: 'Complete a sign-in that was answered by 9151 with a ticket: 5 minutes, 5 tries, one use',
    body: z.object({ ticket: z.string().check(z.minLength(1), z.maxLength(100)), code: factorCode }),
    data: signedIn,
  }),
  state: call({
    method: 'GET',
    path: '/account/secondFactor/state',
    audience: 'signed-in',
    own: true,
    summary: 'Whether it is on, how many recovery codes are left, and which enterprises ask for it',
    data: z.object({
      isOn: z.boolean(),
      recoveryCodesLeft: z.number(),
      /** Their names: while there is one, it cannot be turned off. */
      askedBy: z.array(z.string()),
    }),
  }),
  prepare: call({
    method: 'POST',
    path: '/account/secondFactor/prepare',
    audience: 'signed-in',
    own: true,
    summary: 'A new secret to put into an application, as text and as a QR code; not on until a right code was sent',
    body: z.object({ password: encrypted }),
    data: z.object({ secret: z.string(), address: z.string(), picture: z.string() }),
  }),
  turnOn: call({
    method: 'POST',
    path: '/account/secondFactor/turnOn',
    logged: { action: 'account.second-factor-on' },
    audience: 'signed-in',
    own: true,
    summary: 'Turn it on by a right code; data are the recovery codes, which are told this once',
    body: z.object({ code: factorCode }),
    data: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  turnOff: call({
    method: 'POST',
    path: '/account/secondFactor/turnOff',
    logged: { action: 'account.second-factor-off' },
    audience: 'signed-in',
    own: true,
    summary: 'Turn it off by the password and a right code',
    body: z.object({ password: encrypted, code: factorCode }),
    data: z.null(),
  }),
};
