import { browserPlace, readJson } from '../../../../app/local-storage.ts';
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
export const forgetCookieId = (code: string): void => browserPlace.remove(keyOf('cookie', code));

/** As JSON, because the answering page reads the same. A browser that keeps nothing is a new visitor each time. */
function kept(key: string): string {
  const known = readJson(browserPlace, key);
  if (typeof known === 'string' && known !== '') return known;
  const made = newHexId();
  browserPlace.set(key, JSON.stringify(made));
  return made;
}
