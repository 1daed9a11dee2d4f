import type { FastifyInstance } from 'fastify';
import { WECHAT_NOTICE_PATH } from '../../../platform/payment/we-chat-payment.ts';
import { settleRefund } from './refund-order.ts';
import { settleOrder } from './settle-order.ts';

/** Theirs are two kilobytes. */
const MOST_BYTES = 64 * 1024;

/**
 * Where WeChat Pay tells what was paid and given back. Nothing is looked up before the signature was: a stranger learns and changes nothing. An
 * order that is not ours is taken and dropped, because whoever is refused sends it again for a day.
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
    scope.post<{ Body: string | undefined }>(WECHAT_NOTICE_PATH, async ({ body, headers }, reply) => {
      const notice = payment.openNotice(headers, body ?? '');
      if (!notice) return reply.code(401).send({ code: 'FAIL', message: 'not signed' });
      if (notice.about === 'payment') await settleOrder(platform, notice.orderNumber, notice.found);
      else await settleRefund(platform, notice.refundNumber, notice.found);
      return reply.code(204).send();
    });
  });
}
