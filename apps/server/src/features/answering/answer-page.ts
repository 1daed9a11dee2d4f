import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createPageSource, type PageFolders } from '../../http/page-source.ts';
import { Refusal } from '../../http/refusal.ts';
import { securityHeaders } from '../../http/security-headers.ts';
import type { ViewCounter } from '../links/index.ts';
import { loadModel } from '../publishing/index.ts';
import { requireOpenSurvey } from './open-survey.ts';
import { type SharedPage, sharedPage } from './shared-page.ts';

/** `/s/{linkCode}`: the answering page with the opened survey inside, so that the first question needs no further request. */
export function registerAnswerPage(app: FastifyInstance, folders: PageFolders, views: ViewCounter): void {
  const renderPage = createPageSource(folders);
  const { platform } = app.door;
  const isHttps = platform.env.publicUrl?.startsWith('https:') ?? false;
  app.get<{ Params: { linkCode: string } }>('/s/:linkCode', async (request, reply) => {
    // The body is shared by many readers, so it carries no nonce; the page makes no style of its own.
    const html = await renderPage('respondent', '');
    if (html === undefined)
      return reply.code(503).type('text/plain; charset=utf-8').send('The answering page has not been built.\n');
    reply
      .headers(securityHeaders({ isHttps }))
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .type('text/html; charset=utf-8');
    const flow = await findFlow(request.params.linkCode);
    if (!flow) return reply.send(html);
    views.count(request.params.linkCode);
    return sendShared(request, reply, sharedPage(html, flow));
  });

  /** What a gate would refuse is not embedded: the page asks by its call, and shows the reason. */
  async function findFlow(linkCode: string) {
    try {
      const { scrollId, versionTime } = await requireOpenSurvey(platform.database.pool, linkCode);
      return (await loadModel(platform.database.pool, scrollId, versionTime)).flow;
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  }
}

function sendShared(request: FastifyRequest, reply: FastifyReply, page: SharedPage): FastifyReply {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.br);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.plain);
}
