import * as z from 'zod/mini';
import { call } from '../call.ts';
import { verifyProof } from '../verify-proof.ts';
import { encrypted } from './encrypted.ts';

const codeKey = z.string().check(z.regex(/^[0-9a-zA-Z]{16,64}$/));

export const userInfo = z.object({
  userId: z.string(),
  nickName: z.string(),
  picture: z.nullable(z.string()),
  language: z.number(),
  forceModifyState: z.number(),
  wxOpenId: z.nullable(z.string()),
});
/** The same with all that the person says of themselves (P3.11); asked for by the person alone. */
export const ownInfo = z.extend(userInfo, {
  name: z.string(),
  /** Its middle hidden; null of who registered by e-mail. */
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** A day such as 1990-05-01. */
  birthday: z.nullable(z.string()),
  occupation: z.nullable(z.string()),
  /** From the province down. */
  place: z.array(z.object({ code: z.string(), name: z.string() })),
  organisation: z.string(),
  /** Whether the person was shown around the workspace, or has left that. */
  isTourDone: z.boolean(),
});
export type OwnInfo = z.infer<typeof ownInfo>;
export const tokenInfo = z.object({ tokenHead: z.string(), token: z.string(), expiresIn: z.number() });
export const signedIn = z.object({
  userInfo,
  tokenInfo,
  xauthorityMap: z.record(z.string(), z.array(z.string())),
});
export type UserInfo = z.infer<typeof userInfo>;
export type TokenInfo = z.infer<typeof tokenInfo>;
export type SignedIn = z.infer<typeof signedIn>;

/** What is asked of whoever comes in by a password; `phone` takes the proven address of an account too. */
export const passwordAndPicture = z.object({
  phone: encrypted,
  password: encrypted,
  verifyCode: z.string().check(z.maxLength(4)),
  verifyCodeKey: z.string().check(z.maxLength(64)),
  verifyProof,
});

export const accountCalls = {
  signIn: call({
    method: 'POST',
    path: '/account/signIn',
    audience: 'visitor',
    summary: 'Sign in by phone and password, with the picture code',
    body: passwordAndPicture,
    data: signedIn,
  }),
  verifyCode: call({
    method: 'GET',
    path: '/account/verifyCode',
    audience: 'visitor',
    summary: 'A picture code for the given key; data is the image source',
    query: z.object({ verifyCodeKey: codeKey }),
    data: z.string(),
  }),
  verifySound: call({
    method: 'GET',
    path: '/account/verifySound',
    own: true,
    audience: 'visitor',
    summary: 'The same as a recording of four digits, for who does not see pictures; data is the source of the sound',
    query: z.object({ verifyCodeKey: codeKey }),
    data: z.string(),
  }),
  verifyChallenge: call({
    method: 'GET',
    path: '/account/verifyChallenge',
    own: true,
    audience: 'visitor',
    summary: 'What has to be computed for the code of this key; bits 0 is nothing (decision 0014)',
    query: z.object({ verifyCodeKey: codeKey }),
    data: z.object({ challenge: z.string(), bits: z.number() }),
  }),
  refreshToken: call({
    method: 'POST',
    path: '/account/refreshToken',
    audience: 'visitor',
    summary: 'A new token for the last one, up to 30 days',
    body: z.object({
      token: z.string().check(z.maxLength(200)),
      tokenHead: z.optional(z.string().check(z.maxLength(200))),
      expiresIn: z.optional(z.number()),
    }),
    data: tokenInfo,
  }),
  signOut: call({
    method: 'POST',
    path: '/account/signOut',
    audience: 'signed-in',
    summary: 'End this session',
    data: z.null(),
  }),
  querySignUserInfo: call({
    method: 'GET',
    path: '/account/querySignUserInfo',
    audience: 'signed-in',
    summary: 'The signed-in person, with their profile',
    data: ownInfo,
  }),
  language: call({
    method: 'PUT',
    path: '/account/language',
    audience: 'signed-in',
    summary: 'Keep the interface language: 1 zh, 2 en',
    body: z.object({ language: z.union([z.literal(1), z.literal(2)]) }),
    data: z.null(),
  }),
  finishTour: call({
    method: 'POST',
    path: '/account/finishTour',
    audience: 'signed-in',
    own: true,
    summary: 'The person was shown around the workspace, or wants no more of it',
    data: z.null(),
  }),
};
