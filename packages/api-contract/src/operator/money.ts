import * as z from 'zod/mini';
import { ledgerUnits } from '../account/ledger.ts';
import { packageId, paymentWays, topUpStates } from '../account/wallet.ts';
import { call } from '../call.ts';
import { code, paging, soughtText } from '../shared-inputs.ts';
import { moment, why } from './operators.ts';

const MOST_AMOUNT = 10_000_000;
const MOST_FEN = 100_000_000;
const LONGEST_NAME = 40;
const packageName = z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_NAME));

const operatedPackage = z.object({
  packageId: z.string(),
  unit: z.enum(ledgerUnits),
  amount: z.number(),
  priceFen: z.number(),
  zh: z.string(),
  en: z.string(),
  isOffered: z.boolean(),
  /** How many orders of it were paid. */
  sold: z.number(),
  changeTime: moment,
});
export type OperatedPackage = z.infer<typeof operatedPackage>;

const refund = z.object({
  refundNumber: z.string(),
  amount: z.number(),
  fen: z.number(),
  reason: z.string(),
  state: z.enum(['waiting', 'done', 'refused']),
  byName: z.string(),
  time: moment,
  /** Why it still waits, in the word of whoever took the money; else empty. */
  problem: z.string(),
  /** What was told after it had ended otherwise: the money may be given twice, or not at all. */
  toldAfter: z.nullable(z.enum(['done', 'refused'])),
});

const payment = z.object({
  orderNumber: z.string(),
  kind: z.enum(['person', 'enterprise']),
  holderId: z.string(),
  /** Of whom it is for; empty when they are gone. */
  name: z.string(),
  /** Of a person: phone or address with its middle hidden. */
  reach: z.string(),
  orderedBy: z.nullable(z.string()),
  unit: z.enum(ledgerUnits),
  amount: z.number(),
  priceFen: z.number(),
  packageName: z.string(),
  quantity: z.number(),
  way: z.enum(paymentWays),
  state: z.enum(topUpStates),
  /** Another amount was paid than the order’s: nothing was credited. */
  paidOther: z.nullable(z.number()),
  orderTime: moment,
  payTime: z.nullable(moment),
  transaction: z.nullable(z.string()),
  refundedAmount: z.number(),
  refundedFen: z.number(),
  refunds: z.array(refund),
  /** What can still be taken back: no more than is left of the order, and of the balance. Of another payment than the price, all of it. */
  refundable: z.number(),
  refundableUnit: z.enum(ledgerUnits),
});
export type OperatedPayment = z.infer<typeof payment>;

const books = z.object({
  unit: z.enum(ledgerUnits),
  /** Of all entries: 0, or something was made or lost. */
  sum: z.number(),
  wrongMovements: z.number(),
  wrongAccounts: z.number(),
  persons: z.number(),
  enterprises: z.number(),
  packets: z.number(),
  houses: z.array(z.object({ house: z.string(), sum: z.number() })),
});
export type OperatedBooks = z.infer<typeof books>;

const strayNotice = z.object({
  about: z.enum(['payment', 'refund']),
  number: z.string(),
  /** The state that was told. */
  told: z.string(),
  fen: z.nullable(z.number()),
  transaction: z.nullable(z.string()),
  times: z.number(),
  firstTime: moment,
  lastTime: moment,
});
export type StrayNotice = z.infer<typeof strayNotice>;

const operator = { audience: 'operator', own: true } as const;

export const operatedMoneyCalls = {
  packages: call({
    ...operator,
    method: 'GET',
    path: '/operator/money/packages',
    operatorNeeds: 'money.see',
    summary: 'Every package that was ever on the price list of topping up',
    data: z.array(operatedPackage),
  }),
  savePackage: call({
    ...operator,
    method: 'POST',
    path: '/operator/money/savePackage',
    operatorNeeds: 'money.change',
    noted: {
      action: 'money.package',
      of: 'packageId',
      keeps: ['unit', 'amount', 'priceFen', 'zh', 'en', 'isOffered', 'why'],
    },
    summary: 'Put a package on the price list, change it, or take it off; orders that wait keep their price',
    body: z.object({
      packageId,
      unit: z.enum(ledgerUnits),
      amount: z.int().check(z.minimum(1), z.maximum(MOST_AMOUNT)),
      priceFen: z.int().check(z.minimum(1), z.maximum(MOST_FEN)),
      zh: packageName,
      en: packageName,
      isOffered: z.boolean(),
      /** When it was last changed when it was looked at; null of a new one. */
      seenTime: z.nullable(z.int()),
      why,
    }),
    data: z.null(),
  }),
  payments: call({
    ...operator,
    method: 'GET',
    path: '/operator/money/payments',
    operatorNeeds: 'money.see',
    summary: 'Orders to top up, the newest first; by their state, or by a number of ours or of who took the money',
    query: z.object({ state: z.optional(z.enum(topUpStates)), text: soughtText, ...paging }),
    data: z.object({
      items: z.array(payment),
      total: z.number(),
      /** Of what the filter leaves: what was paid and what was given back. */
      paidFen: z.number(),
      refundedFen: z.number(),
    }),
  }),
  refund: call({
    ...operator,
    method: 'POST',
    path: '/operator/money/refund',
    operatorNeeds: 'money.refund',
    noted: { action: 'money.refund', of: 'orderNumber', keeps: ['amount', 'reason'] },
    summary: 'Take back what is left of an order and give the money back, all or a part; who paid is told why',
    body: z.object({
      orderNumber: code,
      /** In the order’s unit. */
      amount: z.int().check(z.minimum(1), z.maximum(MOST_FEN)),
      /** Told to who paid. */
      reason: why,
      /** What of the order was refunded when it was looked at: what is pressed twice is given back once. */
      seenAmount: z.int(),
    }),
    data: z.object({ state: z.enum(['waiting', 'done', 'refused']) }),
  }),
  strayNotices: call({
    ...operator,
    method: 'GET',
    path: '/operator/money/strayNotices',
    operatorNeeds: 'money.see',
    summary: 'What WeChat Pay has told of payments and refunds that are not here, the last first; a hundred of them',
    data: z.array(strayNotice),
  }),
  demonstration: call({
    ...operator,
    method: 'GET',
    path: '/operator/money/demonstration',
    operatorNeeds: 'money.see',
    summary:
      'What the till for demonstrations has credited and nobody has paid; and whether balances rest until it is voided',
    data: z.object({ fen: z.number(), holders: z.number(), isShut: z.boolean() }),
  }),
  voidDemonstration: call({
    ...operator,
    method: 'POST',
    path: '/operator/money/voidDemonstration',
    operatorNeeds: 'money.refund',
    noted: { action: 'money.void', keeps: ['seenFen', 'why'] },
    summary: 'Take the money of the demonstration from everybody who has it; red packets that they paid for end',
    body: z.object({
      /** What there was of it when it was looked at. */
      seenFen: z.int().check(z.minimum(1)),
      why,
    }),
    data: z.object({ takenFen: z.number() }),
  }),
  books: call({
    ...operator,
    method: 'GET',
    path: '/operator/money/books',
    operatorNeeds: 'money.see',
    summary: 'The ledger added up anew: sums that must be zero, and what is held',
    data: z.array(books),
  }),
};
