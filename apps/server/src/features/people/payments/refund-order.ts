import type { Queryable } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/new-id.ts';
import { type FoundRefund, type Payment, PaymentFailure } from '../../../platform/payment/payment.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { balanceOf, moveValue } from '../ledger/index.ts';
import { sendMessage } from '../messages/index.ts';
import { logOperation, OPERATOR_ID } from '../operation-log/index.ts';
import { accountOrLapsed } from './live-account.ts';
import { addRefunded, findOrder, lockOrder, type OrderRow } from './order.repository.ts';
import { fenFor, holderAccount, partsOfOrder } from './parts-of-order.ts';
import {
  endRefund,
  findRefund,
  insertRefund,
  listRefunds,
  type RefundRow,
  writeRefundProblem,
  writeToldAfter,
} from './refund.repository.ts';
import { findPayment, requirePayment } from './require-payment.ts';

interface RefundAsked {
  readonly orderNumber: string;
  /** In the order’s unit. */
  readonly amount: number;
  readonly reason: string;
  /** What was refunded of it when it was looked at. */
  readonly seenAmount: number;
  readonly byName: string;
}

/** Takes what was credited, and gives the money back. What cannot be given back yet is tried again by the round, under the same number. */
export async function refundOrder(platform: Platform, asked: RefundAsked): Promise<RefundRow['state']> {
  const payment = await requirePayment(platform);
  const refundNumber = `R${newId()}`;
  const { amount, reason, byName, orderNumber } = asked;
  await platform.database.transaction(async db => {
    const order = await lockOrder(db, orderNumber);
    if (!order) throw new Refusal('topUpNotFound');
    const isOther = order.paidOther !== null;
    if (order.state !== 'paid' && !isOther) throw new Refusal('notPaid');
    if (order.way !== payment.way) throw new Refusal('paymentOff');
    const madeAt = platform.clock.now();
    const fen = isOther
      ? await otherToGive(db, order, asked)
      : await takeCredited(db, order, Object.assign({ refundNumber, at: madeAt }, asked));
    await insertRefund(db, { refundNumber, orderNumber, amount, fen, reason, byName, madeAt, isOther });
    await logOperation(db, {
      personId: OPERATOR_ID,
      action: 'wallet.refund',
      object: { kind: order.kind, id: order.holderId },
      details: { orderNumber, amount, fen, reason },
    });
  });
  await advanceRefund(platform, refundNumber);
  return (await findRefund(platform.database.pool, refundNumber))?.state ?? 'waiting';
}

/** How much money goes back for it. */
async function takeCredited(
  db: Queryable,
  order: OrderRow,
  { amount, seenAmount, refundNumber, at }: RefundAsked & { readonly refundNumber: string; readonly at: Date },
): Promise<number> {
  if (order.refundedAmount !== seenAmount) throw new Refusal('operatedMeanwhile');
  const fen = fenFor(order, order.refundedAmount + amount) - order.refundedFen;
  const account = holderAccount(order);
  const tooMuch = async () =>
    refundTooMuch(order.unit, Math.min(order.amount - order.refundedAmount, await balanceOf(db, account)));
  // A part that cost less than a fen cannot be given back.
  if (amount > order.amount - order.refundedAmount || fen <= 0) throw await tooMuch();
  const moved = await moveValue(db, {
    key: `top-up-refund:${refundNumber}`,
    cause: 'top-up-refund',
    about: order.orderNumber,
    by: null,
    at,
    parts: partsOfOrder(order, account, -amount, -fen),
  });
  if (moved !== 'moved') throw await tooMuch();
  await addRefunded(db, order.orderNumber, { amount, fen });
  return fen;
}

/** Of a payment that was not the price: all of it, once. Nothing was credited for it, so nothing is taken. */
async function otherToGive(
  db: Queryable,
  { orderNumber, paidOther }: OrderRow,
  { amount }: RefundAsked,
): Promise<number> {
  const before = await listRefunds(db, [orderNumber]);
  if (before.some(({ state }) => state !== 'refused')) throw new Refusal('operatedMeanwhile');
  if (amount !== paidOther) throw refundTooMuch('fen', paidOther ?? 0);
  return amount;
}

const refundTooMuch = (unit: OrderRow['unit'], most: number): Refusal =>
  new Refusal('refundTooMuch', { field: 'amount', params: { unit, most } });

/**
 * Asks for it, or how it stands: under its number it is given back once. A question that fails settles nothing: what cannot be asked now may have
 * been given. Only a request is refused, and then it is asked once more whether an earlier one of the same number has come there.
 */
export async function advanceRefund(platform: Platform, refundNumber: string): Promise<void> {
  const { pool } = platform.database;
  const payment = await findPayment(platform);
  const refund = await findRefund(pool, refundNumber);
  const order = refund && (await findOrder(pool, refund.orderNumber));
  if (refund?.state !== 'waiting' || !order || payment?.way !== order.way) return;
  try {
    await settleRefund(platform, refundNumber, await standingOf(payment, refund, order));
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error;
    await writeRefundProblem(pool, refundNumber, error.code);
  }
}

async function standingOf(payment: Payment, refund: RefundRow, order: OrderRow): Promise<FoundRefund> {
  const { refundNumber, orderNumber, fen, reason, isOther } = refund;
  const found = await payment.findRefund(refundNumber);
  if (found !== 'unknown') return found;
  const orderFen = isOther ? fen : order.priceFen;
  try {
    return await payment.refund({ orderNumber, refundNumber, fen, orderFen, reason });
  } catch (error) {
    if (!(error instanceof PaymentFailure) || error.problem === 'unreachable') throw error;
    const after = await payment.findRefund(refundNumber);
    if (after !== 'unknown') return after;
    if (error.problem === 'final') return 'refused';
    throw error;
  }
}

/** From a notice, however often, or an answer. Refused, what was taken is put back. False: there is no such refund. */
export async function settleRefund(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  refundNumber: string,
  found: FoundRefund,
): Promise<boolean> {
  return database.transaction(async db => {
    const known = await findRefund(db, refundNumber);
    // The order’s lock before the refund’s, as everywhere.
    const order = known && (await lockOrder(db, known.orderNumber));
    if (!order) return false;
    if (found !== 'done' && found !== 'refused') return true;
    const refund = await endRefund(db, refundNumber, found);
    if (!refund) await writeToldAfter(db, refundNumber, found);
    else if (found === 'done') await tellRefunded(db, order, refund);
    // Nothing had been taken for a payment that was credited nothing.
    else if (!refund.isOther) await putBack(db, order, refund, clock.now());
    return true;
  });
}

async function putBack(db: Queryable, order: OrderRow, { refundNumber, amount, fen }: RefundRow, at: Date) {
  const account = await accountOrLapsed(db, holderAccount(order));
  await moveValue(db, {
    key: `top-up-refund-back:${refundNumber}`,
    cause: 'top-up-refund-back',
    about: order.orderNumber,
    by: null,
    at,
    parts: partsOfOrder(order, account, amount, fen),
  });
  await addRefunded(db, order.orderNumber, { amount: -amount, fen: -fen });
}

async function tellRefunded(db: Queryable, { orderedBy, orderNumber }: OrderRow, { fen, reason }: RefundRow) {
  if (orderedBy === null) return;
  await sendMessage(db, {
    to: [orderedBy],
    kind: 'top-up-refunded',
    details: { fen, order: orderNumber, reason },
    link: { page: 'account', part: 'wallet' },
  });
}
