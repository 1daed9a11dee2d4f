import type { Language } from '@wenshu/texts';
import { failedPageTexts } from '@wenshu/texts/failed-page';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from './escape-html.ts';
import { createNonce, securityHeaders } from './security-headers.ts';

/** Somebody looks at an address in a browser: what a program would read helps them nothing. */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const isLooking = method === 'GET' || method === 'HEAD';
  return isLooking && !url.startsWith('/api/') && (headers.accept?.includes('text/html') ?? false);
}

/** Of the site, the answering page and every other: it hangs on nothing that could have failed. */
export function sendFailedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { language, message }: Pick<FailedPage, 'language' | 'message'>,
): void {
  const { env } = request.server.door.platform;
  const nonce = createNonce();
  const isHttps = env.publicUrl?.startsWith('https:') ?? false;
  reply
    .headers(securityHeaders({ nonce, isHttps }))
    .header('content-language', language === 'zh' ? 'zh-CN' : 'en')
    .type('text/html; charset=utf-8')
    .send(renderFailedPage({ language, nonce, message, requestId: request.id }));
}

interface FailedPage {
  readonly language: Language;
  readonly nonce: string;
  readonly message: string;
  readonly requestId: string;
}

/** One click on the reference marks all of it. The way to load again is the page's own address. */
function renderFailedPage({ language, nonce, message, requestId }: FailedPage): string {
  const t = failedPageTexts[language];
  const body = [
    `<h1>${t.title}</h1><p>${escapeHtml(message)}</p>`,
    `<p><code>${escapeHtml(t.reference({ id: requestId }))}</code></p><p class="soft">${t.hint}</p>`,
    `<p><a href="">${t.again}</a></p>`,
  ].join('');
  return `<!doctype html><html lang="${language === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${t.title}</title><style nonce="${nonce}">${STYLES}</style></head><body><main>${body}</main></body></html>`;
}

const STYLES = `
*{box-sizing:border-box}
body{display:grid;min-height:100vh;margin:0;padding:24px 16px;place-items:center;color:#16282b;background:#fbfaf6;font:16px/1.6 system-ui,-apple-system,"PingFang SC","Microsoft YaHei",sans-serif}
main{max-width:520px;text-align:center;overflow-wrap:anywhere}
h1{margin:0 0 12px;font-size:24px}
code{padding:4px 10px;border-radius:6px;background:#f3f1ea;font-size:15px;user-select:all}
.soft{color:#465759;font-size:14px}
a{display:inline-block;padding:10px 22px;border-radius:8px;color:#fff;background:#1b5b50;text-decoration:none}
a:focus-visible{outline:3px solid #b7791f;outline-offset:2px}
`;
