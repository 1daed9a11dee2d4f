import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { DrawnPage, Visit } from '@wenshu/api-contract';
import { LruCache } from '../../../../platform/lru-cache.ts';
import { withDrawing } from './page-drawing.ts';

/** One body for everybody who opens a survey for the first time, compressed once. */
export interface SharedPage {
  readonly plain: Buffer;
  readonly gzip: Buffer;
  readonly br: Buffer;
}

/** Good compression that still takes only milliseconds: a page is made once per snapshot, language and build. */
const BROTLI_QUALITY = 9;
const MOST_BYTES = 64 * 1024 * 1024;
const pages = new LruCache<string, SharedPage>(
  MOST_BYTES,
  ({ plain, gzip, br }) => plain.length + gzip.length + br.length,
);

const EMPTY_DATA = '<script type="application/json" id="opened-survey">null</script>';

/** `html` is the built entry. It stands in the key, so a new build makes new pages; `language` is what the drawing hangs on besides the visit. */
export function sharedPage(
  html: string,
  visit: Visit,
  { language, draw }: { language: string | undefined; draw(): DrawnPage | undefined },
): SharedPage {
  const key = `${language}:${keyOf(html, visit)}`;
  const known = pages.get(key);
  if (known) return known;
  const plain = Buffer.from(embedVisit(withDrawing(html, draw()), visit));
  const page = {
    plain,
    gzip: gzipSync(plain),
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  };
  pages.set(key, page);
  return page;
}

/** A flow never changes under its version; everything else of a visit is small and stands in the key as it is. */
function keyOf(html: string, visit: Visit): string {
  if (visit.step !== 'open') return `${JSON.stringify(visit)}${html}`;
  const { flow, ...rest } = visit;
  return `${flow.scrollId}:${flow.versionTime}:${flow.languageId}:${JSON.stringify(rest)}${html}`;
}

/** `<` is escaped, so that no title can end the script element that carries it. */
export function embedVisit(html: string, visit: Visit): string {
  const data = JSON.stringify(visit).replaceAll('<', '\\u003c');
  if (!html.includes(EMPTY_DATA)) throw new Error('The built answering page has no place for the survey');
  return html.replace(EMPTY_DATA, () => EMPTY_DATA.replace('null', () => data));
}
