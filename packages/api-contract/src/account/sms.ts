import * as z from 'zod/mini';
import { call } from '../call.ts';
import { signedIn } from './account.ts';
import { encrypted } from './encrypted.ts';
import { newcomer } from './newcomer.ts';

/** What a code is for. One for signing in opens nothing else. */
export const smsTypes = { register: 1, signIn: 2, reset: 3, newPhone: 4 } as const;
export type SmsType = (typeof smsTypes)[keyof typeof smsTypes];

/** For whom there is no account, a code of these types is good for nothing: none is sent, and nobody is told so. */
const ofKnownPhones: readonly SmsType[] = [smsTypes.signIn, smsTypes.reset];

export function isForKnownPhone(smsType: SmsType): boolean {
  return ofKnownPhones.includes(smsType);
}

export const smsCode = z.string().check(z.regex(/^\d{6}$/));
const newPasswords = { password: encrypted, newPassword: encrypted, confirmPassword: encrypted };

export const smsCalls = {
  sendSms: call({
    method: 'POST',
    path: '/account/sendSms',
    audience: 'visitor',
    summary:
      'Send a code: 1 register, 2 sign in, 3 reset the password, 4 a new phone. A slider must have been passed just before, from the same address; sessionId says which one. Whether the phone is registered is not told',
    body: z
      .object({
        phone: encrypted,
        smsType: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
        isCheckSms: z.optional(z.boolean()),
        sessionId: z.optional(z.string().check(z.maxLength(64))),
      })
      .check(
        z.refine(({ smsType, isCheckSms }) => isCheckSms === undefined || isCheckSms === isForKnownPhone(smsType), {
          path: ['isCheckSms'],
        }),
      ),
    data: z.null(),
  }),
  smsSignIn: call({
    method: 'POST',
    path: '/account/smsSignIn',
    audience: 'visitor',
    summary: 'Sign in by phone and SMS code',
    body: z.object({ phone: encrypted, smsCode }),
    data: signedIn,
  }),
  signUp: call({
    method: 'POST',
    path: '/account/signUp',
    audience: 'visitor',
    summary: 'Register a phone that has shown its SMS code, and sign in',
    body: z.object({ phone: encrypted, password: encrypted, smsCode, ...newcomer }),
    data: signedIn,
  }),
  resetPassword: call({
    method: 'POST',
    path: '/account/resetPassword',
    audience: 'visitor',
    summary: 'A new password for who shows the SMS code; ends all sessions and API keys, and begins a session',
    body: z.object({ phone: encrypted, password: encrypted, smsCode }),
    data: signedIn,
  }),
  forceModifyPassword: call({
    method: 'POST',
    path: '/manage/forceModifyPassword',
    audience: 'visitor',
    summary: 'Change the password that has to be changed before the sign-in is complete, and complete it',
    body: z.object({ userId: z.uuid(), ...newPasswords }),
    data: signedIn,
  }),
  modifyPassword: call({
    method: 'POST',
    path: '/account/modifyPassword',
    audience: 'signed-in',
    summary: 'Change the own password; ends all sessions, this one too, and the API keys unless they are kept',
    body: z.object({ ...newPasswords, keepsKeys: z.optional(z.boolean()) }),
    data: z.null(),
  }),
  modifyPhone: call({
    method: 'POST',
    path: '/account/modifyPhone',
    logged: { action: 'account.phone' },
    audience: 'signed-in',
    summary: 'Move the account to a phone that has shown its SMS code; needs the password, ends all other sessions',
    body: z.object({ phone: encrypted, password: encrypted, smsCode }),
    data: z.null(),
  }),
};
