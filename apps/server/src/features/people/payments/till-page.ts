import type { Language } from '@wenshu/texts';
import { tillTexts, yuan } from '@wenshu/texts/people/wallet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../../http/escape-html.ts';
import { isThisMachine } from '../../../http/is-this-machine.ts';
import { readerLanguage } from '../../../http/reader-language.ts';
import { createNonce, securityHeaders } from '../../../http/security-headers.ts';
import { findShownTillOrder, payTillOrder, type TillOrder } from '../../../platform/payment/till.repository.ts';
import { TILL_PATH } from '../../../platform/payment/till-payment.ts';
import { settleOrder } from './settle-order.ts';

const SECRET = /^[\w-]{24}$/;

/**
 * Whoever opens it can say that they have paid. So it is there only where no real service is set up, and only for people at the machine itself,
 * unless somebody has asked for it by name (PAYMENT=local).
 */
export function registerTillPage(app: FastifyInstance): void {
  const { platform } = app.door;
  const { payment } = platform.env;
  if (payment.kind !== 'till') return;

  const find = async (request: FastifyRequest): Promise<TillOrder | undefined> => {
    const { secret } = request.params as Record<string, string>;
    const isAllowed = payment.isForEverybody || isThisMachine(request);
    if (!isAllowed || secret === undefined || !SECRET.test(secret)) return undefined;
    return findShownTillOrder(platform.database.pool, secret);
  };
  const show = (request: FastifyRequest, reply: FastifyReply, order: TillOrder) => {
    const nonce = createNonce();
    const look = { nonce, now: platform.clock.now(), language: readerLanguage(request.headers) };
    return reply
      .headers(securityHeaders({ nonce, isHttps: false }))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(renderPage(order, look));
  };

  app.register(async scope => {
    // The form has no fields: what comes with it is not read.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null, undefined);
    });
    scope.get(`${TILL_PATH}/:secret`, async (request, reply) => {
      const order = await find(request);
      return order ? show(request, reply, order) : reply.callNotFound();
    });
    scope.post(`${TILL_PATH}/:secret`, async (request, reply) => {
      const order = await find(request);
      if (!order) return reply.callNotFound();
      const { secret = '' } = request.params as Record<string, string>;
      await payTillOrder(platform.database.pool, secret, platform.clock.now());
      const found = await platform.payment?.find(order.orderNumber);
      if (found) await settleOrder(platform, order.orderNumber, found);
      return reply.redirect(request.url, 303);
    });
  });
}

interface Look {
  readonly nonce: string;
  readonly now: Date;
  readonly language: Language;
}

function renderPage({ orderNumber, fen, title, paidAt, isClosed, expiresAt }: TillOrder, look: Look): string {
  const t = tillTexts[look.language];
  const isOver = isClosed || expiresAt <= look.now;
  const below = paidAt
    ? `<p role="status" class="done">${t.paid}</p><p>${t.paidText}</p>`
    : isOver
      ? `<p role="status">${t.over}</p><p>${t.overText}</p>`
      : `<form method="post"><button>${t.pay}</button></form>`;
  return `<!doctype html><html lang="${look.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${t.title}</title><style nonce="${look.nonce}">${STYLES}</style></head><body><main><h1>${t.title}</h1><p class="warning">${t.warning}</p><p class="what">${escapeHtml(title)}</p><p class="price">${yuan(fen)}</p><p class="number">${t.order} ${escapeHtml(orderNumber)}</p>${below}</main></body></html>`;
}

const STYLES = `
*{box-sizing:border-box}
body{margin:0;padding:24px 16px;color:#1d2b29;background:#f4f7f6;font:16px/1.6 system-ui,-apple-system,"PingFang SC","Microsoft YaHei",sans-serif}
main{max-width:400px;margin:0 auto;padding:24px 20px;border-radius:12px;background:#fff;text-align:center}
h1{margin:0 0 12px;font-size:20px}
p{margin:8px 0}
.warning{padding:10px 12px;border-radius:8px;background:#fff4d6;color:#5c4300;font-size:14px}
.price{font-size:36px;font-weight:600}
.number{color:#50605d;font-size:13px;overflow-wrap:anywhere}
.done{color:#07703b;font-size:20px;font-weight:600}
button{width:100%;min-height:48px;margin-top:16px;border:0;border-radius:8px;background:#07703b;color:#fff;font:inherit;cursor:pointer}
button:focus-visible{outline:2px solid #07703b;outline-offset:2px}
`;
