import type { OfficialAccount } from '../social/official-account.ts';

/** Money for somebody who won it. The number is ours and the claim's own: whoever sends it again under the same one pays nothing twice. */
export interface PayoutBill {
  readonly billNo: string;
  /** By which the other side knows the person; null where nobody needs to be known. */
  readonly openId: string | null;
  readonly amountFen: number;
}

/**
 * Where a bill stands. `waiting`: the other side has it, and waits for the person's confirmation (then `packageInfo` is what their dialog
 * needs) or for a bank. `failed` and `cancelled`: no money went, and none will under this number. `unknown`: the other side has no such bill.
 */
export type PayoutStanding =
  | { readonly state: 'done' | 'failed' | 'cancelled' | 'unknown' }
  | { readonly state: 'waiting'; readonly packageInfo?: string };

/** How money leaves. */
export interface Payout {
  /** `local`: a demonstration, no money moves. */
  readonly kind: 'local' | 'wechat';
  /** What a page needs beside the package to open the confirmation; undefined where nothing is confirmed. */
  readonly merchant: { readonly merchantId: string; readonly appId: string } | undefined;
  /** Where somebody says who they are before money is sent to them; undefined where nobody needs to be known. */
  readonly signIn: OfficialAccount | undefined;
  send(bill: PayoutBill): Promise<PayoutStanding>;
  ask(billNo: string): Promise<PayoutStanding>;
  /** Takes back what was not confirmed. It may have been meanwhile: the answer says so. */
  cancel(billNo: string): Promise<PayoutStanding>;
}

/** Not known whether it arrived: the same bill is sent again later. */
export class PayoutAway extends Error {}

/** They will not have it now, and say why in a word of theirs: something that we must put right. The bill stands, and goes again later. */
export class PayoutRefused extends PayoutAway {
  readonly code: string;
  constructor(code: string, options?: ErrorOptions) {
    super(`refused: ${code}`, options);
    this.code = code;
  }
}
