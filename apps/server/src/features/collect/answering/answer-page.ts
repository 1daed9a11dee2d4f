import { code, languageIdText, type Visit } from '@wenshu/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { RETRY_AFTER_SECONDS } from '../../../http/handle-error.ts';
import { createPageSource, type PageFolders } from '../../../http/page-source.ts';
import { acceptedLanguages } from '../../../http/reader-language.ts';
import { securityHeaders } from '../../../http/security-headers.ts';
import { isDatabaseAway } from '../../../platform/database/database-failure.ts';
import { publicAddress } from '../../../platform/public-address.ts';
import type { ViewCounter } from '../links/index.ts';
import { type Codes, type FoundEntry, findEntry } from './find-entry.ts';
import { findOutsideOrigins } from './outside-origins.ts';
import { withShareHead } from './share-head.ts';
import { embedVisit, type SharedPage, sharedPage } from './shared-page.ts';
import { startCookie } from './start-cookie.ts';
import { type VisitRequest, visitEntry, visitSurvey } from './visit-survey.ts';

/**
 * The answering page with the visit inside, so that the first question needs no further request. `/s/` is shared by all who open it in one language;
 * the others are one person's and kept nowhere. A GET writes nothing: mail scanners open links too.
 */
export function registerAnswerPage(app: FastifyInstance, folders: PageFolders, views: ViewCounter): void {
  const renderPage = createPageSource(folders);
  const { platform } = app.door;
  const isHttps = platform.env.publicUrl?.startsWith('https:') ?? false;

  app.get<{ Params: { code: string } }>('/s/:code', async (request, reply) => {
    const html = await beginPage(reply, 'no-cache');
    if (html === undefined) return reply;
    return unlessAway(reply, html, async () => {
      const found = isCode(request.params.code) && (await findEntry(platform, { linkCode: request.params.code }));
      if (!found) return reply.send(html);
      const visit = await visitEntry(platform, found, visitorOf(request));
      countView(found, visit);
      setStart(reply, found);
      await allowOutside(reply, found, { mayBeFramed: found.entry.face.allowEmbedding });
      return sendShared(request, reply, sharedPage(withHead(html, found, visit), visit));
    });
  });

  for (const [kind, codesOf] of Object.entries(ownAddresses)) {
    app.get<{ Params: { code: string } }>(`/${kind}/:code`, async (request, reply) => {
      const html = await beginPage(reply, 'no-store');
      if (html === undefined) return reply;
      const codes = codesOf(request.params.code, request.url.split('?', 2)[1] ?? '');
      return unlessAway(reply, html, async () => {
        const found = isCode(request.params.code) && (await findEntry(platform, codes));
        if (!found) return reply.send(html);
        setStart(reply, found);
        await allowOutside(reply, found);
        const visit = await visitSurvey(platform, { ...visitorOf(request), ...codes });
        countView(found, visit);
        return reply.send(embedVisit(withHead(html, found, visit), visit));
      });
    });
  }

  /** Who stands before a password or the identity check has opened the survey, too; who is refused has not. */
  function countView({ entry }: FoundEntry, { step }: Visit): void {
    if (step !== 'refused') views.count(entry.kind, entry.code);
  }

  /** While the database is away the page comes without a visit and asks for it itself: answers that wait on the device are not out of reach. */
  async function unlessAway(reply: FastifyReply, html: string, answer: () => Promise<unknown>): Promise<unknown> {
    try {
      return await answer();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      return reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': RETRY_AFTER_SECONDS }).send(html);
    }
  }

  /** The body is shared by many readers, so it carries no nonce; the page makes no style of its own. */
  async function beginPage(reply: FastifyReply, cacheControl: string): Promise<string | undefined> {
    const html = await renderPage('respondent', '');
    if (html === undefined) {
      await reply.code(503).type('text/plain; charset=utf-8').send('The answering page has not been built.\n');
      return undefined;
    }
    reply
      .headers(securityHeaders({ isHttps }))
      .header('cache-control', cacheControl)
      .header('vary', 'accept-encoding, accept-language')
      .type('text/html; charset=utf-8');
    return html;
  }

  /**
   * Pictures of the whole survey, also where a gate stands before its questions: they come into the same page later. Frames are for the
   * address that everybody has: one person's own stays in a window of its own.
   */
  async function allowOutside(reply: FastifyReply, { entry }: FoundEntry, { mayBeFramed = false } = {}): Promise<void> {
    const outside = await findOutsideOrigins(platform.database.pool, entry);
    if (!outside && !mayBeFramed) return;
    if (mayBeFramed) reply.removeHeader('x-frame-options');
    reply.headers(securityHeaders({ isHttps, mayBeFramed, ...(outside && { outside }) }));
  }

  function withHead(html: string, { entry: { face } }: FoundEntry, visit: Visit): string {
    return withShareHead(html, { face, visit, addressOf: path => publicAddress(platform, path) });
  }

  function setStart(reply: FastifyReply, { entry }: FoundEntry): void {
    reply.header('set-cookie', startCookie(platform.secrets['answer-pass'], entry.code, platform.clock.now(), isHttps));
  }
}

/** Addresses of one person: their own link, an identity check, and one that another system has signed. */
const ownAddresses: Readonly<Record<string, (code: string, query: string) => Codes>> = {
  p: codeNum => ({ codeNum }),
  c: codeNum => ({ codeNum }),
  d: (linkCode, signed) => ({ linkCode, signed }),
};

/** What an address holds may be anything, also what the database cannot read. */
function isCode(text: string): boolean {
  return z.safeParse(code, text).success;
}

function visitorOf(request: FastifyRequest): VisitRequest {
  const { languageId, lang } = request.query as { languageId?: unknown; lang?: unknown };
  const language = z.safeParse(languageIdText, languageId);
  return {
    clientAddress: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    ...(language.success && { languageId: language.data }),
    preferred: [...(typeof lang === 'string' ? [lang] : []), ...acceptedLanguages(request.headers)],
  };
}

function sendShared(request: FastifyRequest, reply: FastifyReply, page: SharedPage): FastifyReply {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.br);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.plain);
}
