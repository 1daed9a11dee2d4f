import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Flow } from '@wenshu/survey-core';
import { LruCache } from '../../platform/lru-cache.ts';

/** One body for everybody who opens a survey for the first time, compressed once. */
export interface SharedPage {
  readonly plain: Buffer;
  readonly gzip: Buffer;
  readonly br: Buffer;
}

/** Good compression that still takes only milliseconds: a page is made once per snapshot, language and build. */
const BROTLI_QUALITY = 9;
const pages = new LruCache<string, SharedPage>(200);

const EMPTY_DATA = '<script type="application/json" id="opened-survey">null</script>';

/** `html` is the built entry. It stands in the key, so a new build makes new pages. */
export function sharedPage(html: string, flow: Flow): SharedPage {
  const key = `${flow.scrollId}:${flow.versionTime}:${flow.languageId}:${html}`;
  const known = pages.get(key);
  if (known) return known;
  const plain = Buffer.from(embed(html, flow));
  const page = {
    plain,
    gzip: gzipSync(plain),
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  };
  pages.set(key, page);
  return page;
}

/** `<` is escaped, so that no title can end the script element that carries it. */
function embed(html: string, flow: Flow): string {
  const data = JSON.stringify({ flow }).replaceAll('<', '\\u003c');
  if (!html.includes(EMPTY_DATA)) throw new Error('The built answering page has no place for the survey');
  return html.replace(EMPTY_DATA, () => EMPTY_DATA.replace('null', () => data));
}
