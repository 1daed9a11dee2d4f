import * as z from 'zod/mini';
import { call } from '../call.ts';
import { code, paging, partId } from '../shared-inputs.ts';
import { ledgerCauses, ledgerUnits } from './ledger.ts';

/** Of a package at once. */
export const MOST_PACKAGES_AT_ONCE = 100;
/** Money of one's own choice, in fen: 1 to 50,000 yuan. */
export const OWN_AMOUNT = { least: 100, most: 5_000_000 } as const;
/** How long one can pay an order. */
export const ORDER_MINUTES = 30;

/** `till`: a page of ours on which no money moves. */
export const paymentWays = ['till', 'we-chat'] as const;
export type PaymentWay = (typeof paymentWays)[number];

export const topUpStates = ['waiting', 'paid', 'expired', 'failed'] as const;
export type TopUpState = (typeof topUpStates)[number];

/** A word of the price list of topping up. */
export const packageId = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,31}$/));

const topUpPackage = z.object({
  packageId: z.string(),
  unit: z.enum(ledgerUnits),
  /** What is credited. */
  amount: z.number(),
  priceFen: z.number(),
  name: z.string(),
});
export type TopUpPackage = z.infer<typeof topUpPackage>;

const topUp = z.object({
  orderNumber: z.string(),
  /** Null: the person’s own. */
  enterpriseId: z.nullable(z.string()),
  enterpriseName: z.nullable(z.string()),
  unit: z.enum(ledgerUnits),
  /** What is credited. */
  amount: z.number(),
  priceFen: z.number(),
  /** Of the package, as it was called then; empty of an amount of one’s own. */
  name: z.string(),
  quantity: z.number(),
  way: z.enum(paymentWays),
  state: z.enum(topUpStates),
  /** What the QR code says, while it can be paid. */
  payCode: z.nullable(z.string()),
  /** The same as a picture to scan, of one order alone; a data URL. */
  payPicture: z.nullable(z.string()),
  orderTime: z.number(),
  expireTime: z.number(),
  payTime: z.nullable(z.number()),
  /** The number of whoever took the money. */
  transaction: z.nullable(z.string()),
  /** Who ordered it; null when their account is gone. */
  orderedBy: z.nullable(z.string()),
  refunds: z.array(
    z.object({
      refundNumber: z.string(),
      amount: z.number(),
      fen: z.number(),
      reason: z.string(),
      state: z.enum(['waiting', 'done', 'refused']),
      time: z.number(),
    }),
  ),
});
export type TopUp = z.infer<typeof topUp>;

const statementLine = z.object({
  /** It is not told twice: the newest has the greatest. */
  lineId: z.number(),
  cause: z.enum(ledgerCauses),
  about: z.nullable(z.string()),
  /** Null: the platform, or somebody whose account is gone. */
  by: z.nullable(z.string()),
  amount: z.number(),
  balance: z.number(),
  time: z.number(),
});
export type StatementLine = z.infer<typeof statementLine>;

const moment = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(8_640_000_000_000_000));
/** Whose: without it, the person’s own. */
const enterpriseId = z.optional(partId);
const filter = {
  enterpriseId,
  unit: z.enum(ledgerUnits),
  cause: z.optional(z.enum(ledgerCauses)),
  /** Milliseconds since 1970; from this moment on, and before that one. */
  from: z.optional(moment),
  until: z.optional(moment),
};
const orderNumber = code;

const own = { audience: 'signed-in', own: true } as const;
const spending = { right: 'enterprise.spend', on: 'enterpriseId', isOptional: true } as const;

export const walletCalls = {
  balances: call({
    ...own,
    method: 'GET',
    path: '/account/wallet/balances',
    needs: spending,
    summary: 'What the person has, or an enterprise: points for SMS, and money in fen; and whether one can top up here',
    query: z.object({ enterpriseId }),
    data: z.object({ points: z.number(), fen: z.number(), way: z.nullable(z.enum(paymentWays)) }),
  }),
  packages: call({
    ...own,
    method: 'GET',
    path: '/account/wallet/packages',
    summary: 'What can be bought to top up',
    data: z.array(topUpPackage),
  }),
  order: call({
    ...own,
    method: 'POST',
    path: '/account/wallet/order',
    needs: spending,
    logged: { action: 'wallet.order', keeps: ['packageId', 'quantity', 'fen'] },
    summary: 'Order a package, or money of any amount; the answer has the code that is paid by',
    body: z.object({
      enterpriseId,
      packageId: z.optional(packageId),
      quantity: z._default(z.int().check(z.minimum(1), z.maximum(MOST_PACKAGES_AT_ONCE)), 1),
      /** Money of one’s own choice, where no package is named. */
      fen: z.optional(z.int().check(z.minimum(OWN_AMOUNT.least), z.maximum(OWN_AMOUNT.most))),
      /** Of the package when it was looked at: what costs something else by now is not ordered. */
      priceFen: z.optional(z.int()),
    }),
    data: topUp,
  }),
  get: call({
    ...own,
    method: 'GET',
    path: '/account/wallet/get',
    summary: 'One order, as it stands now; also asked for again where nobody has told us that it was paid',
    query: z.object({ orderNumber }),
    data: topUp,
  }),
  cancel: call({
    ...own,
    method: 'POST',
    path: '/account/wallet/cancel',
    summary: 'Do without an order that has not been paid',
    body: z.object({ orderNumber }),
    data: topUp,
  }),
  list: call({
    ...own,
    method: 'GET',
    path: '/account/wallet/list',
    needs: spending,
    summary: 'Orders of the person’s own wallet, or of an enterprise’s, the newest first',
    query: z.object({ enterpriseId, state: z.optional(z.enum(topUpStates)), ...paging }),
    data: z.object({ items: z.array(topUp), total: z.number() }),
  }),
  statement: call({
    ...own,
    method: 'GET',
    path: '/account/wallet/statement',
    needs: spending,
    summary: 'What came into a wallet and left it, the newest first',
    query: z.object({ ...filter, ...paging }),
    data: z.object({ items: z.array(statementLine), total: z.number() }),
  }),
  exportStatement: call({
    ...own,
    method: 'POST',
    path: '/account/wallet/exportStatement',
    needs: spending,
    summary: 'The same lines as a file, made as a job of the person: see /job/get',
    body: z.object({ ...filter, format: z.enum(['csv', 'xlsx']) }),
    data: z.object({ jobId: z.string() }),
  }),
};
