import { createHmac } from 'node:crypto';
import type { Platform } from '../../../platform/platform.ts';
import { openSecret, sealSecret } from '../../../platform/seal-secret.ts';

type Keeper = Pick<Platform, 'secrets'>;

/** As it is kept: tied to its list, so that a row copied into another one opens nothing, and with a mark by which it is known again. */
export function sealCode({ secrets }: Keeper, rewardId: string, code: string): { sealed: Buffer; mark: Buffer } {
  return { sealed: sealSecret(secrets.reward, rewardId, Buffer.from(code)), mark: markOf({ secrets }, rewardId, code) };
}

export function openCode({ secrets }: Keeper, rewardId: string, sealed: Buffer): string {
  return openSecret(secrets.reward, rewardId, sealed).toString();
}

/** Who receives: sealed for the one bill. */
export const sealReceiver = ({ secrets }: Keeper, billNo: string, openId: string): Buffer =>
  sealSecret(secrets.reward, billNo, Buffer.from(openId));
export const openReceiver = ({ secrets }: Keeper, billNo: string, sealed: Buffer): string =>
  openSecret(secrets.reward, billNo, sealed).toString();

/** The same of the same text at the same place alone: nobody reads from it what it was, or where else it stands. */
export function markOf({ secrets }: Keeper, place: string, text: string): Buffer {
  return createHmac('sha256', secrets.reward).update(`${place}\n${text}`).digest();
}
