import type { Env } from '../env.ts';

interface Reached {
  readonly env: Pick<Env, 'publicUrl' | 'host' | 'port'>;
  readonly place: { readonly listensOn?: string };
}

/** What others type; on a machine of one's own, where it listens. */
export function publicAddress({ env, place }: Reached, path: string): string {
  const { publicUrl, host, port } = env;
  return `${publicUrl?.replace(/\/$/, '') ?? place.listensOn ?? `http://${host}:${port}`}${path}`;
}
