import { randomBytes } from 'node:crypto';
import type { Platform } from '../../../platform/platform.ts';
import { openSecret, sealSecret } from '../../../platform/seal-secret.ts';

const SECRET_BYTES = 32;
/** Tells people, and programs that look for lost secrets, what it is. */
const SECRET_START = 'wsd_';

export function newDockingSecret(): string {
  return `${SECRET_START}${randomBytes(SECRET_BYTES).toString('base64url')}`;
}

export function sealDockingSecret({ secrets }: Pick<Platform, 'secrets'>, keyId: string, secret: string): Buffer {
  return sealSecret(secrets.docking, keyId, Buffer.from(secret));
}

export interface SealedSecrets {
  readonly keyId: string;
  readonly secret: Buffer;
  readonly oldSecret: Buffer | null;
  readonly oldUntil: Date | null;
}

/** Those that are good now, the newest first: after a rotation there are two for a while. */
export function goodSecrets({ secrets, clock }: Pick<Platform, 'secrets' | 'clock'>, key: SealedSecrets): string[] {
  const isOldGood = key.oldSecret !== null && key.oldUntil !== null && key.oldUntil > clock.now();
  const sealed = [key.secret, ...(isOldGood ? [key.oldSecret] : [])];
  return sealed.map(one => openSecret(secrets.docking, key.keyId, one).toString());
}
