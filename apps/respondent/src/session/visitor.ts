import type { PageAddress } from './page-address.ts';
import { readStored, writeStored } from './storage.ts';

/** Who asks, as every call of a visit says it. */
export interface Visitor {
  readonly linkCode?: string;
  readonly codeNum?: string;
  readonly signed?: string;
  readonly cookieId: string;
  readonly deviceId: string;
  readonly pass?: string;
}

const ofPerson = (codeNum: string) => ({ codeNum });
const codesOf: Readonly<
  Record<PageAddress['kind'], (code: string) => Pick<Visitor, 'linkCode' | 'codeNum' | 'signed'>>
> = {
  s: linkCode => ({ linkCode }),
  p: ofPerson,
  c: ofPerson,
  d: code => {
    const [linkCode = '', ...query] = code.split('?');
    return { linkCode, signed: query.join('?') };
  },
};

/** Random ids without dashes, kept per code (S9.28, S9.29). A device has one id behind all codes: limits per device hold over every link. */
export function loadVisitor({ kind, code }: PageAddress): Visitor {
  const pass = readStored<string>(passKey(code));
  return {
    ...codesOf[kind](code),
    cookieId: keptId(`wenshu.cookie.${code}`, newVisitorId),
    deviceId: keptId(`wenshu.device.${code}`, () => keptId('wenshu.device', newVisitorId)),
    ...(pass && { pass }),
  };
}

/** The gates that were passed on this device. */
export function keepPass(code: string, pass: string): void {
  writeStored(passKey(code), pass);
}

export function newVisitorId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
}

const passKey = (code: string) => `wenshu.pass.${code}`;

function keptId(key: string, make: () => string): string {
  const kept = readStored<string>(key);
  if (kept) return kept;
  const made = make();
  writeStored(key, made);
  return made;
}
