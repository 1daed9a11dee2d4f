import { createHash } from 'node:crypto';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { publicAddress } from '../../../../platform/public-address.ts';
import { openSecret, sealSecret } from '../../../../platform/seal-secret.ts';

/** 190 bits: too many to try. */
const freshCode = (): string => newId() + newId();

/** By it a seat is found. A slow hash would guard nothing: what is hashed cannot be guessed. */
export const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest();

export interface SealedCode {
  readonly hash: Buffer;
  readonly sealed: Buffer;
}

export function sealFreshCode({ secrets }: Pick<Platform, 'secrets'>, seatId: string): SealedCode {
  const code = freshCode();
  return { hash: hashOf(code), sealed: sealSecret(secrets.symposium, seatId, Buffer.from(code)) };
}

/** What leads its holder into the room. */
export function addressOf(platform: Platform, { seatId, codeSealed }: { seatId: string; codeSealed: Buffer }): string {
  const code = openSecret(platform.secrets.symposium, seatId, codeSealed).toString();
  return publicAddress(platform, `/online-symposium/${code}`);
}
