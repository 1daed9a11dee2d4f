import type { FastifyRequest } from 'fastify';

/** What whoever hands a request on says that it did. */
const HANDED_ON = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/**
 * Whether a browser at this machine asks. A proxy here asks from this machine too, for people anywhere: one that TRUST_PROXY does not name is
 * known by what it adds, or by the name under which its people know the installation. One that adds nothing and hides that name looks like a
 * browser here; it is never so with PUBLIC_URL set, because then nothing stands in for a real service unless it was asked for.
 */
export function isThisMachine({ ip, ips, headers }: Pick<FastifyRequest, 'ip' | 'ips' | 'headers'>): boolean {
  if (!isLoopback(ip)) return false;
  const isNamed = ips !== undefined && headers['x-forwarded-for'] !== undefined;
  if (!isNamed && HANDED_ON.some(name => headers[name] !== undefined)) return false;
  return isOwnName(headers.host) && (headers.origin === undefined || isOwnOrigin(headers.origin));
}

const isLoopback = (address: string): boolean => ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(address);
const isOwnName = (host = ''): boolean => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host);
const isOwnOrigin = (origin: string): boolean => origin === 'null' || isOwnName(origin.replace(/^https?:\/\//, ''));
