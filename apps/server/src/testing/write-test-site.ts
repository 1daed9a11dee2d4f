import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A public site as small as one can be, where the build would lay the real one: a page that says what it was asked to draw. What the real
 * one draws is tested where it is written, in `apps/web`.
 */
export async function writeTestSite(web: string, title = 'site'): Promise<void> {
  await mkdir(join(web, 'site'), { recursive: true });
  await mkdir(join(web, 'site-drawing'), { recursive: true });
  await writeFile(join(web, 'site/site.html'), pageHtml(title));
  await writeFile(join(web, 'site-drawing/site-program.mjs'), PROGRAM);
}

const pageHtml = (title: string) =>
  `<!doctype html><html lang="zh-CN"><head><script>early()</script><style>b{}</style><title>${title}</title><!--head--></head><body><!--body--></body></html>`;

const PROGRAM = `
const documents = { '/service-agreement': 'terms', '/privacy-agreement': 'privacy', '/product-manual': 'manual', '/use-guide': 'guide', '/grant-statement': 'statement' };
const matters = { '/index': 'news', '/news': 'news' };
const known = /^\\/(index|product|product-enter|product-gover|solution(\\/(ci|px|bx|cx|ex|ecox))?|analysis|template-analysis|tools|connect-us|productServices\\/(onlinePlatform|intelligentSeries|xmServices))$/;
export const siteProgram = {
  pages: ['/index', '/solution/cx'],
  matterOf: path => documents[path] ? 'document' : matters[path] ?? (/^\\/news\\/[^/]+$/.test(path) ? 'article' : known.test(path) ? 'none' : undefined),
  documentOf: path => documents[path],
  draw: (visit, isKnown) => ({
    head: '<meta name="drawn" content="' + visit.language + '">',
    body: '<pre>' + JSON.stringify({ ...visit, isKnown }).replaceAll('<', '&lt;') + '</pre>',
    root: { lang: visit.language, 'data-language': visit.language },
  }),
};
`;
