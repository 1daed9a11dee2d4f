import { randomBytes } from 'node:crypto';
import QRCode from 'qrcode';
import type { Platform } from '../../../platform/platform.ts';
import { sealSecret } from '../../../platform/seal-secret.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { toBase32 } from './base32.ts';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';
import { findSecondFactor, insertRecoveryCodes, keepPreparedSecret, switchOn } from './second-factor.repository.ts';
import { spendFactorCode } from './spend-factor-code.ts';

/** As long as the hash it goes into, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
const ISSUER = 'Wenshu';

export interface PreparedFactor {
  readonly secret: string;
  /** What the QR code says. */
  readonly address: string;
  readonly picture: string;
}

/** A secret for an application, not yet asked for at any sign-in. `label` is what the application shows. */
export async function prepareSecondFactor(
  platform: Platform,
  personId: string,
  label: string,
): Promise<PreparedFactor> {
  const { database, secrets, clock } = platform;
  const bytes = randomBytes(SECRET_BYTES);
  const sealed = sealSecret(secrets['second-factor'], personId, bytes);
  if (!(await keepPreparedSecret(database.pool, personId, sealed, clock.now()))) throw new Refusal('secondFactorIsOn');
  const secret = toBase32(bytes);
  const address = `otpauth://totp/${encodeURIComponent(`${ISSUER}:${label}`)}?secret=${secret}&issuer=${ISSUER}`;
  return {
    secret,
    address,
    picture: await QRCode.toDataURL(address, { errorCorrectionLevel: 'M', margin: 2, width: 360 }),
  };
}

/** On from the first right code: whoever turned it on without one might never get in again. */
export async function turnSecondFactorOn(
  platform: Platform,
  personId: string,
  code: string,
): Promise<readonly string[]> {
  const { database, secrets } = platform;
  const factor = await findSecondFactor(database.pool, personId);
  if (!factor) throw new Refusal('secondFactorIsOff');
  if (factor.isOn) throw new Refusal('secondFactorIsOn');
  await spendFactorCode(platform, personId, code);
  const codes = createRecoveryCodes();
  const hashes = codes.map(each => hashRecoveryCode(secrets['second-factor'], each));
  await database.transaction(async client => {
    if (!(await switchOn(client, personId))) throw new Refusal('secondFactorIsOn');
    await insertRecoveryCodes(client, personId, hashes);
  });
  return codes;
}
