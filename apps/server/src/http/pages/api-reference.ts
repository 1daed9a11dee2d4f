import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import Fastify from 'fastify';

export const NONCE_PLACEHOLDER = '__CSP_NONCE__';

export interface ApiReference {
  readonly html: string;
  /** Its whole program, gzipped: 4 MB otherwise. */
  readonly program: Buffer;
}

let loaded: Promise<ApiReference> | undefined;

/** The page that shows an API's description. Loaded when somebody first looks: it would take a third of every start. */
export function loadApiReference(): Promise<ApiReference> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<ApiReference> {
  const { default: reference } = await import('@scalar/fastify-api-reference');
  // The plugin can only answer requests, so it gets two from us.
  const maker = Fastify();
  await maker.register(reference, {
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
  const html = (await maker.inject('/docs/')).body;
  const program = await promisify(gzip)((await maker.inject('/docs/js/scalar.js')).rawPayload);
  await maker.close();
  return { html, program };
}
