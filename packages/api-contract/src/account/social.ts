import * as z from 'zod/mini';
import { call } from '../call.ts';
import { signedIn } from './account.ts';
import { encrypted } from './encrypted.ts';
import { newcomer } from './newcomer.ts';
import { smsCode } from './sms.ts';

/** Drawn by the browser that sets out and kept in its tab: whoever comes back without it is somebody else. */
const browserKey = z.string().check(z.regex(/^[0-9a-zA-Z]{16,64}$/));

/** What a service sends somebody back with. */
const comingBack = {
  code: z.string().check(z.minLength(1), z.maxLength(2000)),
  state: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  browserKey,
};

/** Somebody who belongs to no account yet, sealed: the browser can hand it back, but neither read it nor make one. */
const openId = z.string().check(z.minLength(1), z.maxLength(2000));

const departure = z.object({ url: z.string(), expiresIn: z.number() });

/** With the code 2001: who it is belongs to no account, and can be bound to one while this lasts. */
const notBound = z.object({ openId: z.string(), expiresIn: z.number() });
export type NotBound = z.infer<typeof notBound>;

export const socialCalls = {
  signInWays: call({
    method: 'GET',
    path: '/account/signInWays',
    own: true,
    audience: 'visitor',
    summary:
      'Which ways of signing in there are besides phone and code: a social app, and a company’s own sign-in by its name',
    data: z.object({ social: z.boolean(), company: z.nullable(z.string()) }),
  }),
  wxQrUrl: call({
    method: 'GET',
    path: '/account/wxQrUrl',
    audience: 'visitor',
    summary: 'The social app: its id with the app, and the address that it sends people back to',
    data: z.object({ appId: z.string(), wxCallbackUrl: z.string() }),
  }),
  wxSignIn: call({
    method: 'GET',
    path: '/account/wxSignIn',
    audience: 'visitor',
    summary: 'Set out for the social app: the address of its page, good for so many seconds and for this browser only',
    query: z.object({ browserKey, place: z._default(z.enum(['login', 'user']), 'login') }),
    data: departure,
  }),
  wxOauth: call({
    method: 'GET',
    path: '/account/wxOauth',
    audience: 'visitor',
    summary: 'Come back from the social app: signed in, or 2001 with a sealed openId when it belongs to no account',
    query: z.object(comingBack),
    data: z.union([signedIn, notBound]),
  }),
  wxSignUp: call({
    method: 'POST',
    path: '/account/wxSignUp',
    audience: 'visitor',
    summary: 'Register an account and bind it to whoever came back from a service',
    body: z.object({ phone: encrypted, password: encrypted, openId, smsCode, ...newcomer }),
    data: signedIn,
  }),
  wxBinding: call({
    method: 'POST',
    path: '/account/wxBinding',
    audience: 'visitor',
    summary: 'Bind an existing account, by phone or address, to whoever came back from a service, and sign in',
    body: z.object({ phone: encrypted, password: encrypted, openId }),
    data: signedIn,
  }),
  wxBindingUpdate: call({
    method: 'GET',
    path: '/account/wxBindingUpdate',
    logged: { action: 'account.bind' },
    audience: 'signed-in',
    summary: 'Bind one’s own account to whoever came back from the social app, in place of an earlier one',
    query: z.object(comingBack),
    data: z.null(),
  }),
  wxUnbundling: call({
    method: 'GET',
    path: '/account/wxUnbundling',
    logged: { action: 'account.unbind' },
    audience: 'signed-in',
    summary: 'Take the social app off one’s own account',
    data: z.null(),
  }),
  thirdDeparture: call({
    method: 'GET',
    path: '/account/thirdDeparture',
    own: true,
    audience: 'visitor',
    summary: 'Set out for the company’s own sign-in (OpenID Connect): the address of its page',
    query: z.object({ browserKey }),
    data: departure,
  }),
  thirdSignIn: call({
    method: 'POST',
    path: '/account/thirdSignIn',
    audience: 'visitor',
    summary: 'Come back from the company’s own sign-in: signed in, or 2001 as with the social app',
    body: z.object({ ...comingBack, iss: z.optional(z.string().check(z.maxLength(500))) }),
    data: z.union([signedIn, notBound]),
  }),
};
