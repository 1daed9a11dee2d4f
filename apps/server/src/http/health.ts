import type { FastifyInstance } from 'fastify';
import { canWrite } from '../platform/database/can-write.repository.ts';

const READY_TIMEOUT_MS = 2_000;

/** `/healthz`: the process answers. `/readyz`: it can do its work, and is not about to stop. */
export function registerHealth(app: FastifyInstance, isStopping: () => boolean): void {
  const { env, room } = app.door.platform;
  const quiet = { logLevel: 'warn' } as const;
  let looking: Promise<boolean> | undefined;

  app.get('/healthz', quiet, async () => ({ status: 'ok' }));

  app.get('/readyz', quiet, async (_request, reply) => {
    const problem = await findProblem();
    return problem ? reply.code(503).send({ status: problem }) : { status: 'ok' };
  });

  async function findProblem(): Promise<string | undefined> {
    if (isStopping()) return 'stopping';
    if (await room.isFull()) return 'storage-full';
    return (await writesInTime()) ? undefined : 'database-unreachable';
  }

  /** One look at a time: of a database that hangs, each would leave a connection that hangs too. */
  async function writesInTime(): Promise<boolean> {
    looking ??= canWrite(env.databaseUrl).finally(() => {
      looking = undefined;
    });
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<false>(resolve => {
      timer = setTimeout(() => resolve(false), READY_TIMEOUT_MS);
    });
    return Promise.race([looking, tooLate]).finally(() => clearTimeout(timer));
  }
}
