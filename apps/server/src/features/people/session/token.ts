import { createHash, createHmac, type KeyObject, randomBytes } from 'node:crypto';

export const TOKEN_LIFETIME_SECONDS = 2 * 60 * 60;
/** How long after its issue a token can still be exchanged for the next one. */
export const REFRESH_LIFETIME_SECONDS = 30 * 24 * 60 * 60;
/** Two tabs may both find the token expired and both exchange it: so long the old one still leads to the same new one. */
export const REPLACED_GRACE_SECONDS = 30;

const TOKEN_BYTES = 32;

/** Says nothing about its bearer: everything is looked up. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is stored. No salt and no slow hash: a token is 256 random bits, nobody guesses it from a dictionary. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * The one token that follows another. Worked out instead of drawn, so that every process gives the second tab the same
 * answer although only hashes are stored; without the server's secret nobody can work it out.
 */
export function successorOf(token: string, secret: KeyObject): string {
  return createHmac('sha256', secret).update(token).digest('base64url');
}

/** The token in "Bearer …". */
export function tokenOf(authorization: string | undefined): string | undefined {
  const token = authorization?.replace(/^bearer\s+/i, '').trim();
  return token === '' ? undefined : token;
}
