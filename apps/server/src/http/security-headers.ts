import { randomBytes } from 'node:crypto';
import type { OutsideOrigins } from '@wenshu/survey-core';
import type { InlineHashes } from './inline-hashes.ts';

export function createNonce(): string {
  return randomBytes(16).toString('base64');
}

export interface PageSafety {
  /** For `<style>` that Ant Design and Tiptap make at run time. A page whose body is shared by many readers has none. */
  readonly nonce?: string;
  /** Only for a page of others' making: its nonce is for its inline script, and its inline styles carry none. */
  readonly isForeign?: boolean;
  /** What stands in the page as it was built. */
  readonly inline?: InlineHashes;
  /** The address is reached by https. */
  readonly isHttps: boolean;
  /** The hosts on the web whose pictures and models a survey's own page shows. */
  readonly outside?: OutsideOrigins;
  /** Other sites may show the page in a frame. Only for one on which nobody is signed in: it can be laid under another's buttons. */
  readonly mayBeFramed?: boolean;
  /** Whose pages it may show in a frame besides our own: the QR code of a social app. */
  readonly frames?: readonly string[];
}

/** What every page of ours says about itself. Nothing is loaded from outside but what a survey's creator chose. */
export function securityHeaders({
  nonce,
  isForeign,
  inline,
  isHttps,
  outside,
  mayBeFramed,
  frames,
}: PageSafety): Record<string, string> {
  const from = (origins: readonly string[] = []) => origins.map(origin => ` ${origin}`).join('');
  const byNonce = nonce ? ` 'nonce-${nonce}'` : '';
  const policy = [
    "default-src 'self'",
    `script-src 'self'${from(inline?.scripts)}${isForeign ? byNonce : ''}`,
    `style-src 'self'${from(inline?.styles)}${isForeign ? " 'unsafe-inline'" : byNonce}`,
    // Positions and sizes that are worked out at run time; an attribute can load nothing.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${from(outside?.pictures)}`,
    "media-src 'self' data: blob:",
    "font-src 'self' data:",
    // The pictures inside a 3D model are read from the page's own memory.
    `connect-src 'self' blob:${from(outside?.models)}`,
    "worker-src 'self' blob:",
    `frame-src 'self'${from(frames)}`,
    `frame-ancestors ${mayBeFramed ? '*' : "'self'"}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    ...(!mayBeFramed && { 'x-frame-options': 'SAMEORIGIN' }),
    // Addresses carry personal codes; another site must not learn them from a link that was followed.
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self), payment=(), usb=()',
    // Browsers heed these two only on https, and complain about the first one elsewhere.
    ...(isHttps && {
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=15552000',
    }),
  };
}
