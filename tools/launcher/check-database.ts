import pg from 'pg';
import { Problem } from '../problem.ts';

const CONNECT_TIMEOUT_MS = 5_000;

/** Whether somebody's own server can be used, said in a sentence before the application trips over it. */
export async function checkDatabase(url: string): Promise<void> {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url.replace('@/', '@localhost/')))
    throw new Problem('bad-database-url');
  const server = describeServer(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    // PostgreSQL's own refusals carry an SQLSTATE; everything else happened on the way there.
    const isRefusal = error instanceof pg.DatabaseError;
    const reason =
      error instanceof Error ? error.message || ('code' in error ? String(error.code) : '') : String(error);
    throw new Problem(isRefusal ? 'database-refused' : 'database-unreachable', { server, reason }, error);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Host, port and database, never the password. */
export function describeServer(url: string): string {
  try {
    const { hostname, port, pathname, searchParams } = new URL(url.replace('@/', '@localhost/'));
    const host = searchParams.get('host') ?? decodeURIComponent(hostname);
    return host.startsWith('/') ? `${host}${pathname}` : `${host}:${port || '5432'}${pathname}`;
  } catch {
    return '?';
  }
}
