import * as z from 'zod/mini';
import { passwordAndPicture } from '../account/account.ts';
import { call } from '../call.ts';
import { operatorActions } from '../operator-actions.ts';
import { operatorRoles } from '../operator-rights.ts';

const LONGEST_ACCOUNT = 254;
export const LONGEST_WHY = 500;

/** Why something was done: nothing that touches somebody is done without a word about it. */
export const why = z.string().check(z.trim(), z.minLength(2), z.maxLength(LONGEST_WHY));
/** A phone or an address. */
export const accountName = z.string().check(z.trim(), z.minLength(3), z.maxLength(LONGEST_ACCOUNT));
export const moment = z.number();

const roles = z.array(z.enum(operatorRoles)).check(
  z.minLength(1),
  z.refine(list => new Set(list).size === list.length, 'twice'),
);
const factorCode = z.string().check(z.trim(), z.minLength(6), z.maxLength(20));

const operatorSeat = z.object({
  /** Null of who came in by the installation's secret. */
  userId: z.nullable(z.string()),
  name: z.string(),
  roles: z.array(z.enum(operatorRoles)),
  /** Without anything being done until then, the session ends; and then in any case. */
  idleUntil: moment,
  until: moment,
});
export type OperatorSeat = z.infer<typeof operatorSeat>;

/** Coming in and going. These alone are for who has no session of the console yet. */
export const operatorDoorCalls = {
  state: call({
    method: 'GET',
    path: '/operator/door/state',
    audience: 'visitor',
    own: true,
    summary: 'Whether this browser has a session of the console, and by what one comes in',
    data: z.object({
      seat: z.nullable(operatorSeat),
      /** Nobody runs the installation yet: its secret opens the console, where there is one. */
      takesSecret: z.boolean(),
      hasOperators: z.boolean(),
    }),
  }),
  begin: call({
    method: 'POST',
    path: '/operator/door/begin',
    audience: 'visitor',
    own: true,
    summary: 'The password of an operator’s account; a code of the second factor is asked for next, or set up',
    body: passwordAndPicture,
    data: z.object({
      ticket: z.string(),
      /** What an authenticator application is to be given, of who has none; null of who has one. */
      factor: z.nullable(z.object({ secret: z.string(), address: z.string(), picture: z.string() })),
    }),
  }),
  complete: call({
    method: 'POST',
    path: '/operator/door/complete',
    audience: 'visitor',
    own: true,
    summary: 'The code; sets the cookie of a session of the console',
    body: z.object({ ticket: z.string(), code: factorCode }),
    data: z.object({
      seat: operatorSeat,
      /** Told once, to who has just set up the second factor. */
      recoveryCodes: z.nullable(z.array(z.string())),
    }),
  }),
  bySecret: call({
    method: 'POST',
    path: '/operator/door/bySecret',
    audience: 'visitor',
    own: true,
    summary: 'The installation’s secret, while nobody is an operator',
    body: z.object({ secret: z.string().check(z.minLength(1), z.maxLength(400)) }),
    data: operatorSeat,
  }),
  here: call({
    method: 'POST',
    path: '/operator/door/here',
    audience: 'operator',
    own: true,
    summary: 'Somebody sits here and moves: the half hour begins anew. What only reads does not say so',
    body: z.object({}),
    data: operatorSeat,
  }),
  leave: call({
    method: 'POST',
    path: '/operator/door/leave',
    audience: 'operator',
    own: true,
    noted: { action: 'operator.leave' },
    summary: 'End this session of the console',
    body: z.object({}),
    data: z.null(),
  }),
};

const operator = z.object({
  userId: z.string(),
  name: z.string(),
  /** Phone or address with its middle hidden. */
  account: z.string(),
  roles: z.array(z.enum(operatorRoles)),
  addedTime: moment,
  /** Null: by the start of the installation, or by the command line. */
  addedBy: z.nullable(z.string()),
  hasFactor: z.boolean(),
  seenTime: z.nullable(moment),
});
export type OperatorInfo = z.infer<typeof operator>;

export const operatorCalls = {
  list: call({
    method: 'GET',
    path: '/operator/operators/list',
    audience: 'operator',
    operatorNeeds: 'operators.see',
    own: true,
    summary: 'Everybody who helps to run the installation',
    data: z.array(operator),
  }),
  add: call({
    method: 'POST',
    path: '/operator/operators/add',
    audience: 'operator',
    operatorNeeds: 'operators.change',
    own: true,
    summary: 'Make somebody with an account an operator',
    body: z.object({ account: accountName, roles, why }),
    data: operator,
  }),
  change: call({
    method: 'POST',
    path: '/operator/operators/change',
    audience: 'operator',
    operatorNeeds: 'operators.change',
    noted: { action: 'operator.change', of: 'userId', keeps: ['roles', 'why'] },
    own: true,
    summary: 'Give an operator other roles',
    body: z.object({ userId: z.uuid(), roles, why }),
    data: z.null(),
  }),
  remove: call({
    method: 'POST',
    path: '/operator/operators/remove',
    audience: 'operator',
    operatorNeeds: 'operators.change',
    noted: { action: 'operator.remove', of: 'userId', keeps: ['why'] },
    own: true,
    summary: 'Somebody is an operator no more; their account stays',
    body: z.object({ userId: z.uuid(), why }),
    data: z.null(),
  }),
};

export const operatorLine = z.object({
  lineId: z.number(),
  time: moment,
  by: z.object({
    kind: z.enum(['person', 'secret', 'command', 'start']),
    userId: z.nullable(z.string()),
    name: z.string(),
  }),
  action: z.enum(operatorActions),
  object: z.nullable(z.string()),
  /** Of a person who is there. */
  objectName: z.nullable(z.string()),
  details: z.record(z.string(), z.unknown()),
});
export type OperatorLine = z.infer<typeof operatorLine>;

/** Until the year 9999: a later one is none that the database keeps. */
const momentText = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(253_402_300_799_000));

const wantedLines = z.object({
  userId: z.optional(z.uuid()),
  action: z.optional(z.enum(operatorActions)),
  from: z.optional(momentText),
  until: z.optional(momentText),
});

export const operatorLogCalls = {
  list: call({
    method: 'GET',
    path: '/operator/log/list',
    audience: 'operator',
    operatorNeeds: 'log.see',
    own: true,
    summary: 'What was done in the console and by its commands, the newest first',
    query: z.extend(wantedLines, {
      page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
      size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 20),
    }),
    data: z.object({
      items: z.array(operatorLine),
      total: z.number(),
      people: z.array(z.object({ userId: z.string(), name: z.string() })),
    }),
  }),
  check: call({
    method: 'POST',
    path: '/operator/log/check',
    audience: 'operator',
    operatorNeeds: 'log.see',
    own: true,
    summary: 'Whether every line still follows from the one before it',
    body: z.object({}),
    data: z.object({
      lines: z.number(),
      /** The first that does not; null when all do. */
      brokenAt: z.nullable(z.number()),
      /** The end of the chain, to be written down elsewhere. */
      seal: z.string(),
    }),
  }),
  export: call({
    method: 'GET',
    path: '/operator/log/export',
    audience: 'operator',
    operatorNeeds: 'log.see',
    noted: { action: 'log.export' },
    own: true,
    answers: 'file',
    summary: 'The same as a CSV file',
    query: wantedLines,
    data: z.null(),
  }),
};
