import type { FastifyRequest } from 'fastify';
import type { Env } from '../../../env.ts';

/** Where absolute addresses begin: what the operator says, else what was asked. A host that is none is not repeated into a page. */
export function siteOrigin({ publicUrl }: Pick<Env, 'publicUrl'>, { protocol, host }: FastifyRequest): string {
  if (publicUrl !== undefined) return publicUrl;
  return /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:]+\](:\d{1,5})?$/i.test(host) ? `${protocol}://${host}` : '';
}
