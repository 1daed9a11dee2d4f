import reference from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { describeApi } from './open-api.ts';
import { createNonce, securityHeaders } from './security-headers.ts';

const NONCE_PLACEHOLDER = '__CSP_NONCE__';
const DOCUMENT_PATH = '/docs/openapi.json';

/**
 * The API's description at /api/docs and as JSON. The page's program is served from here; its fonts, its telemetry and
 * its calls home are switched off, and the content policy would stop them too.
 */
export async function registerApiDocs(api: FastifyInstance): Promise<void> {
  const isHttps = api.door.platform.env.publicUrl?.startsWith('https:') ?? false;
  let document: unknown;
  // Worked out when it is first asked for: by then every call is registered.
  api.get(DOCUMENT_PATH, async () => {
    document ??= describeApi(api.door.calls);
    return document;
  });

  await api.register(async scope => {
    scope.addHook('onSend', async (_request, reply, payload) => {
      if (typeof payload !== 'string' || !String(reply.getHeader('content-type')).startsWith('text/html'))
        return payload;
      const nonce = createNonce();
      reply.headers(securityHeaders({ nonce, isForeign: true, isHttps }));
      return payload.replaceAll(NONCE_PLACEHOLDER, nonce);
    });
    await scope.register(reference, {
      routePrefix: '/docs',
      configuration: {
        url: './openapi.json',
        pageTitle: 'Wenshu 问枢 API',
        nonce: NONCE_PLACEHOLDER,
        withDefaultFonts: false,
        telemetry: false,
        hideClientButton: true,
        // Its buttons would publish the description on the maker's own servers.
        showDeveloperTools: 'never',
        agent: { disabled: true },
        mcp: { disabled: true },
      },
    });
  });
}
