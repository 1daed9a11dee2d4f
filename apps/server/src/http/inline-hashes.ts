import { createHash } from 'node:crypto';

/** What a built page says in itself, as its policy names it. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Of the page as it was built: what is written into it later is none of it. */
export function findInlineHashes(html: string): InlineHashes {
  const hashesOf = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`);
  return { scripts: hashesOf(/<script>([\s\S]*?)<\/script>/g), styles: hashesOf(/<style>([\s\S]*?)<\/style>/g) };
}
