import { newHexId } from '../../../../app/new-hex-id.ts';

/** Random ids without dashes, kept per code, as the answering page has them (S9.28, S9.29). */
export interface TrialVisitor {
  readonly cookieId: string;
  readonly deviceId: string;
}

const keyOf = (kind: 'cookie' | 'device', code: string) => `wenshu.${kind}.${code}`;

export function loadTrialVisitor(code: string): TrialVisitor {
  return { cookieId: kept(keyOf('cookie', code)), deviceId: kept(keyOf('device', code)) };
}

/** The next visit is another visitor's (S4.34). */
export function forgetCookieId(code: string): void {
  try {
    localStorage.removeItem(keyOf('cookie', code));
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}

/** Kept as JSON, because the answering page reads the same. */
function kept(key: string): string {
  const made = newHexId();
  try {
    const known: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof known === 'string' && known !== '') return known;
    localStorage.setItem(key, JSON.stringify(made));
  } catch {
    // A browser that keeps nothing is a new visitor each time.
  }
  return made;
}
