import type { Platform } from '../../../platform/platform.ts';
import { openSecret } from '../../../platform/seal-secret.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type AttemptLimit, countAttempt } from '../attempts/index.ts';
import { hashRecoveryCode, plainCode } from './recovery-codes.ts';
import { findSecondFactor, spendRecoveryCode, takeStep } from './second-factor.repository.ts';
import { findStep, isTotpCode } from './totp.ts';

/** Tickets have tries of their own; this is for whoever has the password and asks for one ticket after another. */
export const factorLimit: AttemptLimit = { name: 'second-factor:person', most: 10, windowSeconds: 900 };

/** Refuses a code that is not this person's, or was used before; a right one is used up by it. */
export async function spendFactorCode(platform: Platform, personId: string, typed: string): Promise<void> {
  const attempt = await countAttempt(platform, factorLimit, personId);
  const code = plainCode(typed);
  const isRight = isTotpCode(code)
    ? await spendTotpCode(platform, personId, code)
    : await spendRecoveryCode(
        platform.database.pool,
        personId,
        hashRecoveryCode(platform.secrets['second-factor'], code),
      );
  if (!isRight) throw new Refusal('secondFactorWrong', { field: 'code' });
  await attempt.takeBack();
}

async function spendTotpCode({ database, secrets, clock }: Platform, personId: string, code: string): Promise<boolean> {
  const factor = await findSecondFactor(database.pool, personId);
  if (!factor) return false;
  const secret = openSecret(secrets['second-factor'], personId, factor.sealedSecret);
  const step = findStep(secret, code, clock.now());
  return step !== undefined && takeStep(database.pool, personId, step);
}
