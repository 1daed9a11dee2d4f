import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { takeMailReturn } from './take-mail-return.ts';

const MOST_BYTES = 1024 * 1024;

/**
 * POST /mail-returns: a mail server hands in what came back to MAIL_BOUNCE_ADDRESS, each mail as it is (docs/operations.md). Whatever is no
 * report about a mail of ours is taken and dropped: a server that was refused would only try again.
 */
export function registerReturnedMail(app: FastifyInstance): void {
  const { platform } = app.door;
  const secret = platform.env.mailReturnSecret;
  if (secret === undefined) return;
  const right = Buffer.from(`Bearer ${secret}`);
  app.register(async scope => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    // Before the body is read: a stranger's megabytes are not waited for.
    scope.addHook('onRequest', async (request, reply) => {
      const given = Buffer.from(request.headers.authorization ?? '');
      if (given.length === right.length && timingSafeEqual(given, right)) return;
      return reply.code(401).header('www-authenticate', 'Bearer').send();
    });
    scope.post<{ Body: Buffer | undefined }>('/mail-returns', async ({ body }, reply) => {
      const isTaken = body !== undefined && (await takeMailReturn(platform, body));
      return reply.code(200).header('cache-control', 'no-store').send({ isTaken });
    });
  });
}
