import { describe, expect, test } from 'vitest';
import {
  type CookiePlace,
  clearSessionCookies,
  parentDomain,
  readSessionCookies,
  writeSessionCookies,
} from './session-cookies.ts';

/** A browser's cookie jar in small: keeps by name and domain, drops what stands on a public suffix. */
function buildPlace(hostname: string, isSecure = false): CookiePlace & { written: string[] } {
  const jar = new Map<string, string>();
  const written: string[] = [];
  return {
    hostname,
    isSecure,
    written,
    read: () => [...jar.values()].join('; '),
    write(cookie) {
      written.push(cookie);
      const [pair = ''] = cookie.split('; ');
      const domain = /Domain=([^;]+)/.exec(cookie)?.[1] ?? '';
      if (['com.cn', 'cn', 'com'].includes(domain)) return;
      const key = `${pair.split('=')[0]}@${domain}`;
      if (cookie.includes('Max-Age=0')) jar.delete(key);
      else jar.set(key, pair);
    },
  };
}
const session = { token: 'abc/+=', expiresInSeconds: 7200 };

describe('parentDomain', () => {
  test.each([
    ['www.wenshu.cn', 'wenshu.cn'],
    ['wenshu.cn', 'wenshu.cn'],
    ['a.b.wenshu.cn', 'b.wenshu.cn'],
    ['localhost', undefined],
    ['192.168.1.7', undefined],
    ['[::1]', undefined],
  ])('of %s is %s', (hostname, domain) => {
    expect(parentDomain(hostname)).toBe(domain);
  });
});

describe('the session cookies', () => {
  test('live 30 days on the parent domain, Lax, and Secure on https (P9.1)', () => {
    const place = buildPlace('www.wenshu.cn', true);
    writeSessionCookies(place, session);
    const attributes = 'Path=/; Max-Age=2592000; SameSite=Lax; Domain=wenshu.cn; Secure';
    expect(place.written).toContain(`loginToken=abc%2F%2B%3D; ${attributes}`);
    expect(place.written).toContain(`loginTokenInfo=7200; ${attributes}`);
  });

  test.each(['www.wenshu.cn', 'localhost', '127.0.0.1'])(
    'come back as they were written on %s, and go when cleared',
    host => {
      const place = buildPlace(host);
      writeSessionCookies(place, session);
      expect(readSessionCookies(place)).toEqual(session);
      clearSessionCookies(place);
      expect(readSessionCookies(place)).toBeUndefined();
      expect(place.read()).toBe('');
    },
  );

  test('stay on the host where the parent domain is a public suffix', () => {
    const place = buildPlace('wenshu.com.cn');
    writeSessionCookies(place, session);
    expect(readSessionCookies(place)).toEqual(session);
  });

  test('say no Domain and no Secure on a plain local address', () => {
    const place = buildPlace('localhost');
    writeSessionCookies(place, session);
    expect(place.written.join()).not.toMatch(/Domain|Secure/);
  });
});
