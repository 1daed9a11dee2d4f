import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { repositoryRoot } from '../../../tools/repository-root.ts';

const read = (path: string) => readFileSync(join(repositoryRoot, path));
export const letters = read('node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');

export const logo = read('apps/web/public/favicon.svg').toString('utf8');

/** A picture that is laid out for itself, in the colours and letters of the product. */
export async function pictureOfParts(
  browser: Browser,
  { width, height, scale, css, body }: Record<'width' | 'height' | 'scale', number> & Record<'css' | 'body', string>,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>
    ${read('packages/ui/src/tokens.css')
      .toString('utf8')
      .replace(/@font-face \{[^}]*\}/, '')}
    @font-face { font-family: "Inter Variable"; font-weight: 100 900; src: url(data:font/woff2;base64,${letters.toString('base64')}) }
    * { margin: 0; box-sizing: border-box }
    body { width: ${width}px; height: ${height}px; background: var(--paper); color: var(--ink); font-family: var(--font) }
    ${css}</style>${body}`);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}
