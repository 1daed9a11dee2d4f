import { findOutwardPause } from '../../../platform/outward-pause.repository.ts';
import type { Payment } from '../../../platform/payment/payment.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';

/** Whoever takes the money, unless there is nobody or nothing leaves at the moment. A till of ours is no way out. */
export async function findPayment({ payment, database }: Platform): Promise<Payment | undefined> {
  const isShut = payment?.way === 'we-chat' && (await findOutwardPause(database.pool)) !== undefined;
  return isShut ? undefined : payment;
}

export async function requirePayment(platform: Platform): Promise<Payment> {
  const payment = await findPayment(platform);
  if (!payment) throw new Refusal('paymentOff');
  return payment;
}
