import { readStored, writeStored } from './storage.ts';

export interface Visitor {
  readonly cookieId: string;
  readonly deviceId: string;
}

/** Random ids without dashes: the cookie id per link, the device id for all of them. */
export function loadVisitor(linkCode: string): Visitor {
  return { cookieId: keptId(`wenshu.cookie.${linkCode}`), deviceId: keptId('wenshu.device') };
}

export function newVisitorId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
}

function keptId(key: string): string {
  const kept = readStored<string>(key);
  if (kept) return kept;
  const made = newVisitorId();
  writeStored(key, made);
  return made;
}
