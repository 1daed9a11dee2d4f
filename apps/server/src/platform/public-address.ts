import type { Platform } from './platform.ts';

/** What others type; on a machine of one's own, where it listens. */
export function publicAddress({ env, place }: Pick<Platform, 'env' | 'place'>, path: string): string {
  const { publicUrl, host, port } = env;
  return `${publicUrl?.replace(/\/$/, '') ?? place.listensOn ?? `http://${host}:${port}`}${path}`;
}
