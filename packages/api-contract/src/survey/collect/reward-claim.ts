import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { visitor } from './visit.ts';

/** What one person's turn came to. It says nothing of what is left for others. */
const drawn = z.object({
  /**
   * `no-turn`: nothing is given to who answered so, and nothing is said. `none`: not this time. `held`: it is looked at first. `code`: a gift code. `due`: money that waits for who won it, until `untilTime`.
   * `paying`: on its way, or waiting for the person to confirm it in WeChat. `paid`: there. `over`: it was not taken in time, or refused.
   */
  outcome: z.enum(['no-turn', 'none', 'held', 'code', 'due', 'paying', 'paid', 'over']),
  amountFen: z.number(),
  /** Of a gift code. */
  code: z.string(),
  untilTime: z.nullable(z.number()),
  /** Where it can be received, also on another device and in WeChat; empty where nothing waits. */
  address: z.string(),
  /** `demonstration`: no money moves here. `wechat`: it is received in WeChat. */
  by: z.enum(['demonstration', 'wechat']),
  /** What WeChat's own dialog needs for the confirmation. */
  confirm: z.nullable(z.object({ merchantId: z.string(), appId: z.string(), packageInfo: z.string() })),
});
export type DrawnReward = z.infer<typeof drawn>;

/** A turn by its own address: who has it has the turn. */
const ticket = z.string().check(z.minLength(20), z.maxLength(400), z.regex(/^[\w.-]+$/));

/** The end of the answering page, where the survey gives something. */
export const rewardClaimCalls = {
  drawReward: call({
    method: 'POST',
    path: '/survey/answer/reward',
    audience: 'respondent',
    own: true,
    summary:
      'Draw for a success sample, once; asked again it says what was drawn. Of somebody of a name list the record need not be named',
    body: z.object({ ...visitor, answerRecordId: z.optional(z.string().check(z.regex(/^[0-9A-Za-z]{16,32}$/))) }),
    data: drawn,
  }),
  receiveReward: call({
    method: 'POST',
    path: '/survey/answer/rewardReceive',
    audience: 'respondent',
    own: true,
    summary: 'Receive what was won: by the local way at once, by WeChat as whoever came back from its sign-in',
    body: z.object({
      ticket,
      /** From WeChat's sign-in, with the state that went there. */
      back: z.optional(
        z.object({ code: z.string().check(z.maxLength(500)), state: z.string().check(z.maxLength(600)) }),
      ),
    }),
    data: drawn,
  }),
  rewardSignIn: call({
    method: 'POST',
    path: '/survey/answer/rewardSignIn',
    audience: 'respondent',
    own: true,
    summary: 'Where WeChat says who somebody is, so that money can be sent to them',
    body: z.object({ ticket }),
    data: z.object({ address: z.string() }),
  }),
};
