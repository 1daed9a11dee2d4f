import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** The words and pictures of a page as HTML alone: no style, no script, no attribute but what a picture needs. The pictures come from where the page's own come from. */
function bareOf(html: string, site: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)![0];
  const body = main
    .replace(/ (class|data-[\w-]+|style|aria-[\w-]+|id)="[^"]*"/g, '')
    .replace(/<svg[\s\S]*?<\/svg>/g, '')
    // As wide as the screen, as on the page itself: a picture that lies outside of it is painted for nobody.
    .replaceAll('<img', '<img style="max-width:100%;height:auto"')
    .replace(
      /(src|srcSet)="([^"]*)"/g,
      (_, name: string, value: string) => `${name}="${value.replaceAll(/(^|, )\//g, `$1${site}/`)}"`,
    );
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Bare</title></head><body>${body}</body></html>`;
}

export async function serveBare(site: string): Promise<{ address: string; close(): void }> {
  const server = createServer(async (request, response) => {
    const html = await (await fetch(`${site}${request.url}`)).text();
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-encoding', 'gzip');
    response.end(gzipSync(bareOf(html, site)));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
