const TOKEN_COOKIE = 'loginToken';
const LIFETIME_COOKIE = 'loginTokenInfo';
const LIFETIME_DAYS = 30;

/** The part of `document` and `location` that cookies need; tests bring their own. */
export interface CookiePlace {
  read(): string;
  write(cookie: string): void;
  readonly hostname: string;
  readonly isSecure: boolean;
}

export interface SessionCookies {
  readonly token: string;
  readonly expiresInSeconds: number;
}

/** `www.wenshu.cn` → `wenshu.cn`, so that sister hosts share the session. Local names and addresses have no parent. */
export function parentDomain(hostname: string): string | undefined {
  const labels = hostname.split('.');
  const isAddress = hostname.includes(':') || /^[\d.]+$/.test(hostname);
  if (isAddress || labels.length < 2) return undefined;
  return labels.length === 2 ? hostname : labels.slice(1).join('.');
}

export function readSessionCookies(place: CookiePlace): SessionCookies | undefined {
  const token = readCookie(place, TOKEN_COOKIE);
  const expiresInSeconds = Number(readCookie(place, LIFETIME_COOKIE) ?? 0);
  return token ? { token, expiresInSeconds } : undefined;
}

export function writeSessionCookies(place: CookiePlace, { token, expiresInSeconds }: SessionCookies): void {
  const seconds = LIFETIME_DAYS * 24 * 3600;
  writeEverywhere(place, TOKEN_COOKIE, token, seconds);
  writeEverywhere(place, LIFETIME_COOKIE, String(expiresInSeconds), seconds);
}

export function clearSessionCookies(place: CookiePlace): void {
  for (const name of [TOKEN_COOKIE, LIFETIME_COOKIE]) {
    for (const domain of [parentDomain(place.hostname), undefined]) writeCookie(place, name, '', 0, domain);
  }
}

/** A browser drops a cookie whose domain is a public suffix, such as com.cn, without a word: then the host itself keeps it. */
function writeEverywhere(place: CookiePlace, name: string, value: string, seconds: number): void {
  const domain = parentDomain(place.hostname);
  // A cookie of the host itself, left from before, would hide the one of the parent domain.
  if (domain) writeCookie(place, name, '', 0, undefined);
  writeCookie(place, name, value, seconds, domain);
  if (domain && readCookie(place, name) !== value) writeCookie(place, name, value, seconds, undefined);
}

function writeCookie(place: CookiePlace, name: string, value: string, seconds: number, domain: string | undefined) {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', `Max-Age=${seconds}`, 'SameSite=Lax'];
  if (domain) parts.push(`Domain=${domain}`);
  if (place.isSecure) parts.push('Secure');
  place.write(parts.join('; '));
}

function readCookie(place: CookiePlace, name: string): string | undefined {
  const pair = place
    .read()
    .split('; ')
    .find(one => one.startsWith(`${name}=`));
  return pair && decodeURIComponent(pair.slice(name.length + 1));
}
