import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Short and unlike any other process's: a random start per process, then a count. */
export function createRequestIds(): () => string {
  const start = randomBytes(5).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `${start}-${count.toString(36)}`;
  };
}

/** Every answer carries the id that its lines in the log have: what somebody can tell us, and what leads there. */
export function tellRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}
