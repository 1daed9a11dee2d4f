import { sitePages } from '@wenshu/api-contract/page-addresses';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageFolders } from '../../../http/pages/page-source.ts';
import { type SendPage, sendNotBuilt } from '../../../http/pages/pages.ts';
import { securityHeaders } from '../../../http/security-headers.ts';
import { readShownDocuments } from '../documents/index.ts';
import { createSupportDetails } from '../support/index.ts';
import { readMatter } from './read-matter.ts';
import { registerMap } from './register-map.ts';
import { SiteBodies, type SiteBody } from './site-body.ts';
import { siteLanguage } from './site-language.ts';
import { siteOrigin } from './site-origin.ts';
import { createSiteSource } from './site-source.ts';

const HOME = '/index';

/** The public site: drawn when somebody asks for it, in their language. Answers with what sends the page of an address that nobody knows. */
export function registerSite(app: FastifyInstance, folders: PageFolders): SendPage {
  const findSite = createSiteSource(folders);
  const { platform } = app.door;
  const isHttps = platform.env.publicUrl?.startsWith('https:') ?? false;
  const supportDetails = createSupportDetails(platform.env);
  const bodies = new SiteBodies();

  const send = async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> => {
    const site = await findSite();
    if (!site) return sendNotBuilt(reply);
    const language = siteLanguage(request);
    const found = await readMatter(platform, site.program, path, request.query, language);
    const isKnown = found !== undefined;
    const matter = found ?? { kind: 'none' as const };
    const body = bodies.get(
      site,
      {
        // A page of strangers' making must not fill what is kept: whatever is not known is one page.
        path: isKnown ? path : '',
        language,
        origin: siteOrigin(platform.env, request),
        contact: await supportDetails(),
        documents: await readShownDocuments(platform.database.pool),
        matter,
        year: platform.clock.now().getFullYear(),
      },
      { isKnown, isKept: !(matter.kind === 'news' && matter.name !== '') },
    );
    reply
      .code(isKnown ? 200 : 404)
      .headers(securityHeaders({ isHttps, inline: site.page.inline }))
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, cookie')
      .header('content-language', language === 'zh' ? 'zh-CN' : 'en')
      .type('text/html; charset=utf-8');
    return sendBody(request, reply, body);
  };

  app.get('/', (request, reply) => {
    const query = request.url.slice(1);
    return reply.header('cache-control', 'no-cache').redirect(`${HOME}${query}`);
  });
  for (const path of [...sitePages, '/news/:id'])
    app.get(path, (request, reply) => send(request, reply, request.url.split('?', 1)[0]!));
  registerMap(app, findSite);
  return (request, reply) => send(request, reply, '');
}

/** Whoever has it already is told so in a few bytes. */
function sendBody(request: FastifyRequest, reply: FastifyReply, { plain, gzip, br, etag }: SiteBody): FastifyReply {
  reply.header('etag', etag);
  if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(br);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(gzip);
  return reply.send(plain);
}
