import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DrawnPage, DrawPage, Visit } from '@wenshu/api-contract';
import { encodeText } from '@wenshu/survey-core';
import type { BuiltPage } from '../../../../http/pages/page-source.ts';
import { LruCache } from '../../../../platform/lru-cache.ts';

/** Draws the first page of a visit; undefined where only the script can. */
export type DrawVisit = (visit: Visit, language: string | undefined) => DrawnPage | undefined;

const MOST_BYTES = 16 * 1024 * 1024;

/** The answering page's own components, as they lie beside the built page. Read again with it; undefined where there are none. */
export function createPageDrawing(folder: string): (page: BuiltPage) => Promise<DrawVisit | undefined> {
  const path = join(folder, 'drawing/draw-page.mjs');
  let known: { readonly changedMs: number; readonly draw: DrawVisit | undefined } | undefined;
  return async ({ changedMs }) => {
    if (known?.changedMs !== changedMs)
      known = {
        changedMs,
        draw: existsSync(path) ? await loadDrawing(`${pathToFileURL(path).href}?${changedMs}`) : undefined,
      };
    return known.draw;
  };
}

async function loadDrawing(address: string): Promise<DrawVisit> {
  const { drawPage } = (await import(/* @vite-ignore */ address)) as { drawPage: DrawPage };
  return keepDrawn(drawPage);
}

/** Thousands open the same survey, also by links of their own: what they see first is drawn once. */
function keepDrawn(draw: DrawPage): DrawVisit {
  const drawn = new LruCache<string, { readonly page: DrawnPage | undefined }>(
    MOST_BYTES,
    ({ page }) => 2 * (page?.html.length ?? 0) + 1_000,
  );
  return (visit, language) => {
    const key = `${keyOf(visit)}:${language}`;
    const known = drawn.get(key);
    if (known) return known.page;
    const page = draw(visit, language);
    drawn.set(key, { page });
    return page;
  };
}

/** What is drawn depends on. A flow never changes under its version. */
function keyOf(visit: Visit): string {
  const { step, entrance } = visit;
  if (visit.step !== 'open') return JSON.stringify([step, entrance]);
  const { flow, context, record } = visit;
  const { channel, labels, today } = context;
  const snapshot = [flow.scrollId, flow.versionTime, flow.languageId];
  return JSON.stringify([snapshot, entrance, channel, labels, today, record !== undefined]);
}

/** The built page with what was drawn in it. Every part by a function: "$&" in a title would be read as a pattern's. */
export function withDrawing(html: string, drawn: DrawnPage | undefined): string {
  if (!drawn) return html;
  const parts = drawn.parts.map(part => `<link rel="modulepreload" crossorigin href="${encodeText(part)}" />`).join('');
  const attributes = Object.entries(drawn.root).map(([name, value]) => ` ${name}="${encodeText(value)}"`);
  return html
    .replace(/<html[^>]*>/, () => `<html${attributes.join('')}>`)
    .replace(
      /<title>[^<]*<\/title>/,
      ours => `${parts}${drawn.title ? `<title>${encodeText(drawn.title)}</title>` : ours}`,
    )
    .replace('<div id="app"></div>', () => `<div id="app">${drawn.html}</div>`);
}
