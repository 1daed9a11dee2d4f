import * as z from 'zod/mini';
import { call } from '../call.ts';
import { signedIn } from './account.ts';
import { encrypted } from './encrypted.ts';
import { newcomer } from './newcomer.ts';

/** What a link in a mail is for. One for a new password opens nothing else. */
export const mailLinkTypes = ['register', 'reset'] as const;
export type MailLinkType = (typeof mailLinkTypes)[number];

/** Out of the link of a mail. It is sent in a body, so that it stands in no log of addresses. */
const ticket = z.string().check(z.regex(/^[\w-]{43}$/));

/** A page of this site, to go on to afterwards. Never another site's: "//" and a backslash begin one. */
export const OWN_PATH = /^\/(?![/\\])[!-[\]-~]{0,500}$/;

/** Accounts by e-mail: an address counts once the link that was sent to it has been opened (decision 0082). */
export const emailCalls = {
  sendLink: call({
    method: 'POST',
    path: '/account/sendMailLink',
    audience: 'visitor',
    own: true,
    summary:
      'Send a link for registering or for a new password to an address; needs a slider passed just before. Whether the address is registered is not told here: the mail tells it',
    body: z.object({
      email: encrypted,
      type: z.enum(mailLinkTypes),
      /** Where the person was going: the link of the mail brings them there in the end. */
      redirect: z.optional(z.string().check(z.regex(OWN_PATH))),
      sessionId: z.optional(z.string().check(z.maxLength(64))),
    }),
    data: z.null(),
  }),
  openLink: call({
    method: 'POST',
    path: '/account/openMailLink',
    audience: 'visitor',
    own: true,
    summary: 'Whose address a link was sent to, while it is good; it is not used up by this',
    body: z.object({ ticket, type: z.enum(mailLinkTypes) }),
    data: z.object({ email: z.string() }),
  }),
  signUp: call({
    method: 'POST',
    path: '/account/emailSignUp',
    audience: 'visitor',
    own: true,
    summary: 'Register the address that a link was sent to, and sign in',
    body: z.object({ ticket, password: encrypted, ...newcomer }),
    data: signedIn,
  }),
  resetPassword: call({
    method: 'POST',
    path: '/account/emailResetPassword',
    audience: 'visitor',
    own: true,
    summary: 'A new password for who opened the link; ends all sessions and API keys, and begins a session',
    body: z.object({ ticket, password: encrypted }),
    data: signedIn,
  }),
  sendNew: call({
    method: 'POST',
    path: '/account/sendNewEmail',
    audience: 'signed-in',
    own: true,
    summary: 'Send a link to an address that the account shall have; needs the password, changes nothing yet',
    body: z.object({ email: encrypted, password: encrypted }),
    data: z.null(),
  }),
  modify: call({
    method: 'POST',
    path: '/account/modifyEmail',
    logged: { action: 'account.email' },
    audience: 'signed-in',
    own: true,
    summary: 'Give the account the address that a link was sent to, for whoever asked for it; ends all other sessions',
    body: z.object({ ticket }),
    data: z.null(),
  }),
  remove: call({
    method: 'POST',
    path: '/account/removeEmail',
    logged: { action: 'account.email' },
    audience: 'signed-in',
    own: true,
    summary: 'Take the address off an account that has a phone; needs the password',
    body: z.object({ password: encrypted }),
    data: z.null(),
  }),
};
