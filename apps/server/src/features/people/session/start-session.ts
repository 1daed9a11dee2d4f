import type { TokenInfo } from '@wenshu/api-contract';
import type { Platform } from '../../../platform/platform.ts';
import { logOperation } from '../operation-log/index.ts';
import { insertSession, insertToken, type Terminal } from './session.repository.ts';
import { shortenAddress } from './shorten-address.ts';
import { createToken, hashToken, TOKEN_LIFETIME_SECONDS } from './token.ts';

const USER_AGENT_LONGEST = 400;

export async function startSession(
  { database, clock }: Platform,
  personId: string,
  from: Terminal = { userAgent: '', address: '' },
): Promise<TokenInfo> {
  const terminal = keptTerminal(from);
  const token = createToken();
  const issuedAt = clock.now();
  await database.transaction(async client => {
    const sessionId = await insertSession(client, personId, terminal, issuedAt);
    await logOperation(client, {
      personId,
      action: 'account.sign-in',
      object: { kind: 'person', id: personId },
      details: terminal.address === '' ? {} : { address: terminal.address },
    });
    await insertToken(client, { hash: hashToken(token), sessionId, issuedAt, expiresAt: expiryOf(issuedAt) });
  });
  return presentToken(token, TOKEN_LIFETIME_SECONDS);
}

/** What is kept of where somebody signed in. */
export function keptTerminal({ userAgent, address }: Terminal): Terminal {
  return { userAgent: userAgent.slice(0, USER_AGENT_LONGEST), address: shortenAddress(address) };
}

export function expiryOf(issuedAt: Date): Date {
  return new Date(issuedAt.getTime() + TOKEN_LIFETIME_SECONDS * 1000);
}

export function presentToken(token: string, expiresIn: number): TokenInfo {
  return { tokenHead: 'Bearer', token, expiresIn };
}
