import type { TokenInfo } from '@wenshu/api-contract';
import type { Platform } from '../../../platform/platform.ts';
import { insertSession, insertToken } from './session.repository.ts';
import { createToken, hashToken, TOKEN_LIFETIME_SECONDS } from './token.ts';

export async function startSession({ database, clock }: Platform, personId: string): Promise<TokenInfo> {
  const token = createToken();
  const issuedAt = clock.now();
  await database.transaction(async client => {
    const sessionId = await insertSession(client, personId, issuedAt);
    await insertToken(client, { hash: hashToken(token), sessionId, issuedAt, expiresAt: expiryOf(issuedAt) });
  });
  return presentToken(token, TOKEN_LIFETIME_SECONDS);
}

export function expiryOf(issuedAt: Date): Date {
  return new Date(issuedAt.getTime() + TOKEN_LIFETIME_SECONDS * 1000);
}

export function presentToken(token: string, expiresIn: number): TokenInfo {
  return { tokenHead: 'Bearer', token, expiresIn };
}
