import type { FastifyInstance } from 'fastify';
import { isReachable } from '../platform/database/reachable.repository.ts';

const READY_TIMEOUT_MS = 2_000;

/** `/healthz`: the process answers. `/readyz`: it can do its work, and is not about to stop. */
export function registerHealth(app: FastifyInstance, isStopping: () => boolean): void {
  const { pool } = app.door.platform.database;
  const quiet = { logLevel: 'warn' } as const;

  app.get('/healthz', quiet, async () => ({ status: 'ok' }));

  app.get('/readyz', quiet, async (_request, reply) => {
    const problem = isStopping() ? 'stopping' : (await reachesDatabase()) ? undefined : 'database-unreachable';
    return problem ? reply.code(503).send({ status: problem }) : { status: 'ok' };
  });

  async function reachesDatabase(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<false>(resolve => {
      timer = setTimeout(() => resolve(false), READY_TIMEOUT_MS);
    });
    return Promise.race([isReachable(pool), tooLate]).finally(() => clearTimeout(timer));
  }
}
