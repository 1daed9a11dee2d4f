import type { Database } from '../database/database.ts';
import { reading } from '../metrics/metrics.ts';
import type { Observers } from './observers.ts';
import { tracePool } from './trace-pool.ts';

/** How the pool of connections stands, and a span for each statement. */
export function observePool({ metrics, tracing }: Observers, database: Database): void {
  const { pool } = database;
  metrics.readFrom(() => [
    reading('wenshu_database_connections', pool.totalCount - pool.idleCount, { state: 'busy' }),
    reading('wenshu_database_connections', pool.idleCount, { state: 'idle' }),
    reading('wenshu_database_connections_limit', pool.options.max, {}),
    reading('wenshu_database_connections_awaited', pool.waitingCount, {}),
    reading('wenshu_database_transactions_repeated_total', database.brokenOff, {}),
  ]);
  if (tracing.isOn) tracePool(pool, tracing);
}
