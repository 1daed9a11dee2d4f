import type { FastifyInstance } from 'fastify';

/** Longer than any ordinary request; a download that takes longer is cut off. */
const PATIENCE_MS = 30_000;

/** Stops taking requests, answers those in flight, closes what was opened, and leaves with 0. */
export function stopOnSignal(app: FastifyInstance): void {
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    app.log.info({ signal }, 'stopping');
    const late = setTimeout(() => {
      app.log.warn('some requests did not finish in time');
      process.exit(0);
    }, PATIENCE_MS);
    late.unref();
    try {
      await app.close();
      process.exit(0);
    } catch (error) {
      app.log.error({ err: error }, 'stopping failed');
      process.exit(1);
    }
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
