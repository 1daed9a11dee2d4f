import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { SiteVisit } from '@wenshu/api-contract';
import { encodeText } from '@wenshu/survey-core';
import { LruCache } from '../../../platform/lru-cache.ts';
import type { BuiltSite } from './site-source.ts';

/** One body for everybody who asks for a page in a language, compressed once. */
export interface SiteBody {
  readonly plain: Buffer;
  readonly gzip: Buffer;
  readonly br: Buffer;
  readonly etag: string;
}

/** Good compression that still takes only milliseconds: a page is drawn again whenever something in it has changed. */
const BROTLI_QUALITY = 7;
const MOST_BYTES = 32 * 1024 * 1024;

/**
 * What the site's pages look like, kept by all that their drawing hangs on. What an operator changes changes the visit, so no process goes
 * on showing what another has replaced, and nobody has to tell.
 */
export class SiteBodies {
  readonly #kept = new LruCache<string, SiteBody>(
    MOST_BYTES,
    ({ plain, gzip, br }) => plain.length + gzip.length + br.length,
  );

  /** `isKept`: not where visitors choose what stands in the page, such as a search of theirs. */
  get(site: BuiltSite, visit: SiteVisit, { isKnown, isKept }: { isKnown: boolean; isKept: boolean }): SiteBody {
    const key = `${site.page.changedMs}:${isKnown}:${JSON.stringify(visit)}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const body = bodyOf(site, visit, isKnown);
    if (isKept) this.#kept.set(key, body);
    return body;
  }
}

function bodyOf({ page, program }: BuiltSite, visit: SiteVisit, isKnown: boolean): SiteBody {
  const { head, body, root } = program.draw(visit, isKnown);
  const attributes = Object.entries(root).map(([name, value]) => ` ${name}="${encodeText(value)}"`);
  // Every part by a function: "$&" in a title would be read as a pattern's.
  const html = page.html
    .replace(/<html[^>]*>/, () => `<html${attributes.join('')}>`)
    .replace('<!--head-->', () => head)
    .replace('<!--body-->', () => body);
  const plain = Buffer.from(html);
  return {
    plain,
    gzip: gzipSync(plain),
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
  };
}
