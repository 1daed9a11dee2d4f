import type { KeyObject } from 'node:crypto';
import { readStart, signStart } from './answer-pass.ts';

const LIFETIME_SECONDS = 2 * 24 * 3600;

const nameOf = (code: string) => `surveyStart_${code}`;

/** The page's body is shared by all readers, so the moment it was opened travels beside it. Only the answer calls get it back. */
export function startCookie(secret: KeyObject, code: string, now: Date, isHttps: boolean): string {
  const value = signStart(secret, code, now);
  return `${nameOf(code)}=${value}; Path=/api/survey/answer; Max-Age=${LIFETIME_SECONDS}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}

/** When the visitor opened the survey, by what the page sent along or by the cookie; null when neither says. */
export function findStart(
  secret: KeyObject,
  code: string,
  sent: { readonly startMark?: string | undefined; readonly cookieHeader: string },
  now: Date,
): number | null {
  return readStart(secret, code, sent.startMark ?? cookieValue(sent.cookieHeader, nameOf(code)), now);
}

function cookieValue(header: string, name: string): string | undefined {
  const start = `${name}=`;
  const found = header.split('; ').find(part => part.startsWith(start));
  return found?.slice(start.length);
}
