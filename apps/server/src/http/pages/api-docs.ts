import type { FastifyInstance } from 'fastify';
import { createNonce, securityHeaders } from '../security-headers.ts';
import { loadApiReference, NONCE_PLACEHOLDER } from './api-reference.ts';
import { describeApi } from './open-api.ts';

/**
 * The API's description at /api/docs and as JSON. The page's program is served from here; its fonts, its telemetry and
 * its calls home are switched off, and the content policy would stop them too.
 */
export function registerApiDocs(api: FastifyInstance): void {
  const isHttps = api.door.platform.env.publicUrl?.startsWith('https:') ?? false;
  let document: unknown;

  // Worked out when it is first asked for: by then every call is registered.
  api.get('/docs/openapi.json', async () => {
    document ??= describeApi(api.door.calls);
    return document;
  });

  api.get('/docs', (_request, reply) => reply.redirect('/api/docs/', 301));

  api.get('/docs/', async (_request, reply) => {
    const { html } = await loadApiReference();
    const nonce = createNonce();
    return reply
      .headers(securityHeaders({ nonce, isForeign: true, isHttps }))
      .type('text/html; charset=utf-8')
      .send(html.replaceAll(NONCE_PLACEHOLDER, nonce));
  });

  api.get('/docs/js/scalar.js', async (_request, reply) => {
    const { program } = await loadApiReference();
    return reply
      .headers({ 'content-encoding': 'gzip', 'cache-control': 'public, max-age=3600' })
      .type('text/javascript; charset=utf-8')
      .send(program);
  });
}
