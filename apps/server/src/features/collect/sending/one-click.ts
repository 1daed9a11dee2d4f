import type { FastifyInstance } from 'fastify';
import { sendRefusal } from '../../../http/handle-error.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { unsubscribe } from './unsubscribe.ts';

const MOST_BYTES = 4096;

/**
 * POST /email-unsubscribe, by mail programs whose own button was pressed (RFC 8058). The same address opened is a page that only asks, so
 * that a scanner which opens every link of a mail unsubscribes nobody. What is posted says nothing that the address does not: it is not read.
 */
export function registerOneClick(app: FastifyInstance): void {
  app.register(async scope => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, _text, done) =>
      done(null),
    );
    scope.post<{ Querystring: Readonly<Record<string, unknown>> }>('/email-unsubscribe', async (request, reply) => {
      const { codeNum, encodeEmail } = request.query;
      try {
        await unsubscribe(app.door.platform, { codeNum: textOf(codeNum), encodeEmail: textOf(encodeEmail) });
      } catch (error) {
        if (error instanceof Refusal) return sendRefusal(error, request, reply);
        throw error;
      }
      return reply.code(200).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('OK');
    });
  });
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
