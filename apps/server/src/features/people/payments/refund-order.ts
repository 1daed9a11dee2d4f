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
  await platform.database.transaction(async db => {
    const order = await lockOrder(db, asked.orderNumber);
    if (!order) throw new Refusal('topUpNotFound');
    if (order.state !== 'paid') throw new Refusal('notPaid');
    if (order.way !== payment.way) throw new Refusal('paymentOff');
    if (order.refundedAmount !== asked.seenAmount) throw new Refusal('operatedMeanwhile');
    const { amount, reason, byName } = asked;
    const fen = fenFor(order, order.refundedAmount + amount) - order.refundedFen;
    const account = holderAccount(order);
    const tooMuch = async () => {
      const most = Math.min(order.amount - order.refundedAmount, await balanceOf(db, account));
      return new Refusal('refundTooMuch', { field: 'amount', params: { most: saidAmount(order, most) } });
    };
    // A part that cost less than a fen cannot be given back.
    if (amount > order.amount - order.refundedAmount || fen <= 0) throw await tooMuch();
    const at = platform.clock.now();
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
    await insertRefund(db, {
      refundNumber,
      orderNumber: order.orderNumber,
      amount,
      fen,
      reason,
      byName,
      madeAt: at,
      isOther: false,
    });
    await logOperation(db, {
      personId: OPERATOR_ID,
      action: 'wallet.refund',
      object: { kind: order.kind, id: order.holderId },
      details: { orderNumber: order.orderNumber, amount, fen, reason },
    });
  });
  await advanceRefund(platform, refundNumber);
  return (await findRefund(platform.database.pool, refundNumber))?.state ?? 'waiting';
}

/** As people read it: points, or yuan. */
const saidAmount = ({ unit }: OrderRow, amount: number): number => (unit === 'fen' ? amount / 100 : amount);

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

/** From a notice, however often, or an answer. Refused, what was taken is put back. */
export async function settleRefund(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  refundNumber: string,
  found: FoundRefund,
): Promise<void> {
  if (found !== 'done' && found !== 'refused') return;
  await database.transaction(async db => {
    const known = await findRefund(db, refundNumber);
    // The order’s lock before the refund’s, as everywhere.
    const order = known && (await lockOrder(db, known.orderNumber));
    const refund = order && (await endRefund(db, refundNumber, found));
    if (!order) return;
    if (!refund) return writeToldAfter(db, refundNumber, found);
    const { amount, fen, reason } = refund;
    if (found === 'refused') {
      const account = await accountOrLapsed(db, holderAccount(order));
      await moveValue(db, {
        key: `top-up-refund-back:${refundNumber}`,
        cause: 'top-up-refund-back',
        about: order.orderNumber,
        by: null,
        at: clock.now(),
        parts: partsOfOrder(order, account, amount, fen),
      });
      return addRefunded(db, order.orderNumber, { amount: -amount, fen: -fen });
    }
    if (order.orderedBy === null) return;
    await sendMessage(db, {
      to: [order.orderedBy],
      kind: 'top-up-refunded',
      details: { fen, order: order.orderNumber, reason },
      link: { page: 'account', part: 'wallet' },
    });
  });
}
