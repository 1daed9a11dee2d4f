import pg from 'pg';

const CONNECT_MS = 5_000;

/**
 * Whether PostgreSQL lets somebody in and keeps something, which a connection from before need not show: those go on while it takes nobody
 * new, and a disk without room still answers questions. Nothing is left of what is written but its line in the log of changes.
 */
export async function canWrite(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'wenshu-ready',
  });
  // Told to whoever waits below as well.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query("select pg_logical_emit_message(true, 'wenshu', 'ready')");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
