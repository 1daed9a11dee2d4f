import type { LedgerCause } from '@wenshu/api-contract';
import type { Queryable } from '../../../../platform/database/database.ts';
import { type AccountRef, lockBalance, moveValue } from '../../../people/ledger/index.ts';
import { accountOrLapsed } from '../../../people/payments/index.ts';
import type { RewardMoney, RewardRow } from '../reward.repository.ts';

export const packetAccount = (rewardId: string): AccountRef => ({ kind: 'packet', id: rewardId, unit: 'fen' });
export const payerAccount = ({ payerKind, payerId }: Pick<RewardMoney, 'payerKind' | 'payerId'>): AccountRef => ({
  kind: payerKind,
  id: payerId,
  unit: 'fen',
});
const PAID_OUT: AccountRef = { kind: 'house', id: 'paid-out', unit: 'fen' };

interface Given {
  readonly key: string;
  readonly cause: LedgerCause;
  readonly about: string;
  readonly by: string | null;
  readonly at: Date;
  readonly from: AccountRef;
  readonly to: AccountRef;
  readonly fen: number;
}

/** False when there is too little of it. A key that was moved before is moved. */
async function give(db: Queryable, { from, to, fen, ...movement }: Given): Promise<boolean> {
  const parts = [
    { account: from, amount: -fen },
    { account: to, amount: fen },
  ];
  return (await moveValue(db, { ...movement, parts })) !== 'too-little';
}

type Funded = Pick<RewardRow, 'rewardId' | 'step' | 'payerKind' | 'payerId'>;

/** Into the packet, at this step of it. Under the reward's lock, which makes the step its own. */
export function fundPacket(
  db: Queryable,
  reward: Funded,
  { fen, by, at }: { readonly fen: number; readonly by: string; readonly at: Date },
): Promise<boolean> {
  const { rewardId, step } = reward;
  const key = `packet-fund:${rewardId}:${step}`;
  const [from, to] = [payerAccount(reward), packetAccount(rewardId)];
  return give(db, { key, cause: 'packet-fund', about: rewardId, by, at, from, to, fen });
}

/** Out of the packet to whoever paid; to nobody's where they are gone. The holder is locked before any account. */
export async function returnToPayer(
  db: Queryable,
  reward: Funded,
  { fen, by, at }: { readonly fen: number; readonly by: string | null; readonly at: Date },
): Promise<void> {
  const { rewardId, step } = reward;
  const key = `packet-return:${rewardId}:${step}`;
  const [from, to] = [packetAccount(rewardId), await accountOrLapsed(db, payerAccount(reward))];
  const isThere = await give(db, { key, cause: 'packet-return', about: rewardId, by, at, from, to, fen });
  if (!isThere) throw new Error(`packet ${rewardId} has no ${fen} fen to return`);
}

/** All that is in it, but for what somebody has won: nothing draws from it below the reward's lock. */
export async function emptyPacket(
  db: Queryable,
  reward: Funded,
  { by, at, butFen = 0 }: { readonly by: string | null; readonly at: Date; readonly butFen?: number },
): Promise<void> {
  await accountOrLapsed(db, payerAccount(reward));
  const fen = (await lockBalance(db, packetAccount(reward.rewardId))) - butFen;
  if (fen > 0) await returnToPayer(db, reward, { fen, by, at });
}

/** What somebody won leaves the packet. Every share was paid for, so too little is a fault of ours. */
export async function payClaim(
  db: Queryable,
  {
    claimId,
    rewardId,
    fen,
    at,
  }: { readonly claimId: string; readonly rewardId: string; readonly fen: number; readonly at: Date },
): Promise<void> {
  const from = packetAccount(rewardId);
  const movement = { key: `claim:${claimId}`, cause: 'packet-claim', about: claimId, by: null, at } as const;
  if (!(await give(db, { ...movement, from, to: PAID_OUT, fen })))
    throw new Error(`packet ${rewardId} has no ${fen} fen for claim ${claimId}`);
}

/** What nobody took comes back: into the packet, or to its payer where the packet has ended. */
export async function takeClaimBack(
  db: Queryable,
  {
    claimId,
    to,
    fen,
    at,
  }: { readonly claimId: string; readonly to: AccountRef; readonly fen: number; readonly at: Date },
): Promise<void> {
  const movement = { key: `claim-back:${claimId}`, cause: 'packet-claim-back', about: claimId, by: null, at } as const;
  await give(db, { ...movement, from: PAID_OUT, to, fen });
}
