import type { PaymentWay } from '@wenshu/api-contract';
import type { NoticeHeaders } from '../we-chat-pay/we-chat-pay.ts';

export interface PaymentWish {
  readonly orderNumber: string;
  readonly fen: number;
  /** What the payer reads where they pay. */
  readonly title: string;
  readonly expiresAt: Date;
}

/** How an order stands where the money is. */
export type FoundPayment =
  | { readonly state: 'waiting' | 'closed' | 'unknown' }
  | { readonly state: 'paid'; readonly fen: number; readonly paidAt: Date; readonly transaction: string };

export interface RefundWish {
  readonly orderNumber: string;
  /** Asked for again with the same number, it is given back once. */
  readonly refundNumber: string;
  readonly fen: number;
  /** What was paid in all. */
  readonly orderFen: number;
  readonly reason: string;
}
/** `unknown`: it has not come there, and is asked for again. */
export type FoundRefund = 'done' | 'waiting' | 'refused' | 'unknown';

export type PaymentNotice =
  | { readonly about: 'payment'; readonly orderNumber: string; readonly found: FoundPayment }
  | { readonly about: 'refund'; readonly refundNumber: string; readonly found: FoundRefund };

/** Whoever takes the money. What fails throws `PaymentFailure`; what is asked twice is done once. */
export interface Payment {
  readonly way: PaymentWay;
  /** What the QR code says. */
  begin(wish: PaymentWish): Promise<{ readonly payCode: string }>;
  find(orderNumber: string): Promise<FoundPayment>;
  /** Nobody can pay it any more, unless they have by now. */
  close(orderNumber: string): Promise<void>;
  refund(wish: RefundWish): Promise<FoundRefund>;
  findRefund(refundNumber: string): Promise<FoundRefund>;
  /** Undefined of a notice that is not theirs, or about nothing that we know. */
  openNotice(headers: NoticeHeaders, body: string): PaymentNotice | undefined;
}

/** `unreachable`: whether it was done is not known. `refused`: it was not, this time. `final`: nor will it ever be, whoever asks again. */
export class PaymentFailure extends Error {
  readonly problem: 'unreachable' | 'refused' | 'final';
  /** In their own word, for an operator. */
  readonly code: string;
  constructor(problem: PaymentFailure['problem'], cause: unknown, code: string = problem) {
    super(`payment ${problem}`, { cause });
    this.problem = problem;
    this.code = code;
  }
}
