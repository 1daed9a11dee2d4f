import type { FastifyInstance } from 'fastify';
import type { PaymentNotice } from '../../../platform/payment/payment.ts';
import { WECHAT_NOTICE_PATH } from '../../../platform/payment/we-chat-payment.ts';
import { settleRefund } from './refund-order.ts';
import { settleOrder } from './settle-order.ts';
import { keepStrayNotice } from './stray-notice.repository.ts';

/** Theirs are two kilobytes. */
const MOST_BYTES = 64 * 1024;

/**
 * Where WeChat Pay tells what was paid and given back. Nothing is looked up before the signature was: a stranger learns and changes nothing. One
 * about an order that is not here is taken, because whoever is refused sends it again for a day, and kept for the operators: money may be behind it.
 */
export function registerPaymentNotices(app: FastifyInstance): void {
  const { platform } = app.door;
  const { payment } = platform;
  if (payment?.way !== 'we-chat') return;
  app.register(async scope => {
    scope.removeAllContentTypeParsers();
    // As it came, byte by byte: that is what is signed.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Body: string | undefined }>(WECHAT_NOTICE_PATH, async ({ body, headers, log }, reply) => {
      const notice = payment.openNotice(headers, body ?? '');
      if (!notice) return reply.code(401).send({ code: 'FAIL', message: 'not signed' });
      const isKnown =
        notice.about === 'payment'
          ? await settleOrder(platform, notice.orderNumber, notice.found)
          : await settleRefund(platform, notice.refundNumber, notice.found);
      if (!isKnown) {
        const stray = strayOf(notice);
        log.warn(stray, 'a notice of WeChat Pay about something that is not here');
        await keepStrayNotice(platform.database.pool, stray, platform.clock.now());
      }
      return reply.code(204).send();
    });
  });
}

function strayOf(notice: PaymentNotice) {
  if (notice.about === 'refund')
    return { about: notice.about, number: notice.refundNumber, told: notice.found, fen: null, transaction: null };
  const { orderNumber: number, found } = notice;
  const paid = found.state === 'paid' ? found : { fen: null, transaction: null };
  return { about: notice.about, number, told: found.state, fen: paid.fen, transaction: paid.transaction };
}
