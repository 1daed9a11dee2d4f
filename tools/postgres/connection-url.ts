export const SUPERUSER = 'wenshu_admin';
export const APPLICATION_ROLE = 'wenshu';
export const APPLICATION_DATABASE = 'wenshu';

interface Target {
  readonly socketDir: string;
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

/** The socket's folder stands percent-encoded in the host's place, which `pg`, libpq and `new URL` all read. */
export function connectionUrl({ socketDir, user, password, database }: Target): string {
  return `postgres://${user}:${password}@${encodeURIComponent(socketDir)}/${database}`;
}

/** The same server and role, another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
