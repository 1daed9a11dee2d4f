import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { code, paging, scrollId } from '../../shared-inputs.ts';
import { channelName, endPageLinks } from './link.ts';

const rights = { right: 'links.manage', on: 'scrollId', ofAllRecords: true } as const;
const toLook = { right: 'links.view', on: 'scrollId', ofAllRecords: true } as const;

/** Of a link that another system signs: its own parameters besides these become the record's. */
export const SIGNED_PARAMETERS = { person: 'uid', expires: 'expires', sign: 'sign' } as const;
export const DOCKING_LIMITS = {
  keys: 20,
  cap: 1_000_000,
  /** How long an old secret may stay good after a rotation. */
  graceHours: 168,
  /** A link may run out so many days from now: more is a mistake, such as milliseconds for seconds. */
  expiresDays: 366,
} as const;

/** `own`: answers of the people it sends. `all`: every answer of the survey. */
export const dockingPushes = ['own', 'all'] as const;
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];
/** Why a try did not succeed; words are `dockingTexts.problems`. */
export const deliveryProblems = [
  ...(['unreachable', 'timeout', 'status', 'redirected', 'private-address', 'record-gone'] as const),
] as const;
export type DeliveryProblem = (typeof deliveryProblems)[number];

export const pushAddress = z.string().check(z.trim(), z.maxLength(2000), z.regex(/^(https?:\/\/[^\s"'<>\\@]+)?$/i));

const settings = {
  /** The channel of its records, too. */
  name: channelName,
  /** Success samples; null: as many as come. */
  cap: z._default(z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(DOCKING_LIMITS.cap))), null),
  pushAddress: z._default(pushAddress, ''),
  pushes: z._default(z.enum(dockingPushes), 'own'),
  endPageLinks: z._default(endPageLinks, {}),
};

const dockingKey = z.object({
  keyId: z.string(),
  name: z.string(),
  /** Below the platform's own address; the signed parameters follow. */
  link: z.string(),
  cap: z.nullable(z.number()),
  /** Success samples that came by it. */
  collected: z.number(),
  pushAddress: z.string(),
  pushes: z.enum(dockingPushes),
  endPageLinks,
  createTime: z.number(),
  isRevoked: z.boolean(),
  /** Until when the secret before the last rotation is good; null when it is not. */
  oldUntil: z.nullable(z.number()),
  deliveries: z.record(z.enum(deliveryStates), z.number()),
});
export type DockingKey = z.infer<typeof dockingKey>;

const delivery = z.object({
  deliveryId: z.string(),
  answerRecordId: z.string(),
  state: z.enum(deliveryStates),
  tries: z.number(),
  createTime: z.number(),
  triedTime: z.nullable(z.number()),
  deliveredTime: z.nullable(z.number()),
  /** When it is tried again; null when it is over. */
  nextTime: z.nullable(z.number()),
  lastStatus: z.nullable(z.number()),
  lastProblem: z.nullable(z.enum(deliveryProblems)),
});
export type Delivery = z.infer<typeof delivery>;

const oneKey = { scrollId, keyId: code };
/** The secret is told this once. */
const withSecret = z.object({ secret: z.string(), key: dockingKey });

/** Other systems that send people to a survey by signed links, and get the answers pushed. */
export const dockingCalls = {
  listDockings: call({
    method: 'GET',
    path: '/survey/docking/list',
    audience: 'signed-in',
    needs: toLook,
    own: true,
    summary: 'The systems that are docked to a questionnaire',
    query: z.object({ scrollId }),
    data: z.array(dockingKey),
  }),
  createDocking: call({
    method: 'POST',
    path: '/survey/docking/create',
    logged: { action: 'docking.create', keeps: ['name'] },
    audience: 'signed-in',
    needs: rights,
    own: true,
    summary: 'Dock another system: an address for signed links, and a secret that is told once',
    body: z.object({ scrollId, ...settings }),
    data: withSecret,
  }),
  changeDocking: call({
    method: 'PUT',
    path: '/survey/docking/change',
    logged: { action: 'docking.change', keeps: ['keyId'] },
    audience: 'signed-in',
    needs: rights,
    own: true,
    summary: 'How many it may bring, where answers are pushed, and where its people are sent at the end',
    body: z.object({ ...oneKey, ...settings }),
    data: dockingKey,
  }),
  rotateDocking: call({
    method: 'POST',
    path: '/survey/docking/rotate',
    logged: { action: 'docking.rotate', keeps: ['keyId'] },
    audience: 'signed-in',
    needs: rights,
    own: true,
    summary: 'A new secret; the old one stays good for so many hours',
    body: z.object({
      ...oneKey,
      graceHours: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(DOCKING_LIMITS.graceHours)), 24),
    }),
    data: withSecret,
  }),
  revokeDocking: call({
    method: 'POST',
    path: '/survey/docking/revoke',
    logged: { action: 'docking.revoke', keeps: ['keyId'] },
    audience: 'signed-in',
    needs: rights,
    own: true,
    summary: 'End it: its links open nothing any more, and nothing more is pushed',
    body: z.object(oneKey),
    data: z.null(),
  }),
  listDeliveries: call({
    method: 'GET',
    path: '/survey/docking/deliveries',
    audience: 'signed-in',
    needs: toLook,
    own: true,
    summary: 'What was pushed to it, the newest first, with the last answer or problem',
    query: z.object({ ...oneKey, ...paging, state: z.optional(z.enum(deliveryStates)) }),
    data: z.object({ total: z.number(), items: z.array(delivery) }),
  }),
  deliverAgain: call({
    method: 'POST',
    path: '/survey/docking/deliverAgain',
    logged: { action: 'docking.deliver-again', keeps: ['keyId'] },
    audience: 'signed-in',
    needs: rights,
    own: true,
    summary: 'Push one answer once more, or everything that failed',
    body: z.object({ ...oneKey, deliveryId: z.optional(code) }),
    data: z.object({ changed: z.number() }),
  }),
};
