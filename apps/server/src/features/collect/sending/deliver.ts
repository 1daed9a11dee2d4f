import { DeliveryFailure } from '../../../platform/delivery-failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { stopMail } from './mail-stops.ts';
import { type Claim, type Outcome, writeOutcome } from './send-message.repository.ts';

type Fate = Pick<Outcome, 'state' | 'reason'>;
type Claimed = Pick<Claim, 'messageId' | 'tries' | 'address'>;

const MINUTE_MS = 60_000;
/** How long until the next try of what could not be reached; after the last one it has failed. */
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 25 * MINUTE_MS];

/** Sends one message that was claimed, and writes down what became of it. Safe to repeat: trying again does no harm when it may have arrived. */
export async function deliver(
  platform: Platform,
  claim: Claimed,
  send: () => Promise<void>,
  { isSafeToRepeat }: { readonly isSafeToRepeat: boolean },
): Promise<void> {
  await finish(platform, claim, await fateOf(platform, claim, send, isSafeToRepeat));
}

async function fateOf(
  platform: Platform,
  { tries, address }: Claimed,
  send: () => Promise<void>,
  isSafeToRepeat: boolean,
): Promise<Fate> {
  try {
    await send();
    return { state: 'sent', reason: null };
  } catch (error) {
    if (!(error instanceof DeliveryFailure)) throw error;
    const { problem, mayHaveArrived } = error;
    if (mayHaveArrived && !isSafeToRepeat) return { state: 'doubtful', reason: null };
    if (problem === 'address-gone') await stopMail(platform, address, problem);
    const isLast = problem !== 'unreachable' || tries > PAUSES_MS.length;
    return { state: isLast ? 'failed' : 'queued', reason: problem };
  }
}

export async function finish({ database, clock }: Platform, claim: Claimed, outcome: Fate): Promise<void> {
  const pauseMs = outcome.state === 'queued' ? PAUSES_MS[claim.tries - 1]! : 0;
  await writeOutcome(database.pool, claim, { ...outcome, at: new Date(clock.now().getTime() + pauseMs) });
}
