import { code, type DrawnPage, languageIdText, type Visit } from '@wenshu/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { RETRY_AFTER_SECONDS } from '../../../http/handle-error.ts';
import { type BuiltPage, createPageSource, type PageFolders } from '../../../http/pages/page-source.ts';
import { acceptedLanguages } from '../../../http/reader-language.ts';
import { securityHeaders } from '../../../http/security-headers.ts';
import { isDatabaseAway } from '../../../platform/database/database-failure.ts';
import { publicAddress } from '../../../platform/public-address.ts';
import { drawAddressCode, type ViewCounter } from '../links/index.ts';
import { createPageDrawing, withDrawing } from './drawing/page-drawing.ts';
import { withShareHead } from './drawing/share-head.ts';
import { embedVisit, type SharedPage, sharedPage } from './drawing/shared-page.ts';
import { type Codes, type FoundEntry, findEntry } from './entering/find-entry.ts';
import { findOutsideOrigins } from './entering/outside-origins.ts';
import { startCookie } from './entering/start-cookie.ts';
import { type VisitRequest, visitEntry, visitSurvey } from './visit-survey.ts';

/**
 * The answering page with the visit inside, so that the first question needs no further request. `/s/` is shared by all who open it in one language;
 * the others are one person's and kept nowhere. A GET writes nothing: mail scanners open links too.
 */
export function registerAnswerPage(app: FastifyInstance, folders: PageFolders, views: ViewCounter): void {
  const renderPage = createPageSource(folders);
  const findDrawing = createPageDrawing(folders.respondent);
  const { platform } = app.door;
  const isHttps = platform.env.publicUrl?.startsWith('https:') ?? false;

  app.get<{ Params: { code: string } }>('/s/:code', async (request, reply) => {
    const page = await beginPage(reply, 'no-cache');
    if (page === undefined) return reply;
    const { html } = page;
    return unlessAway(reply, html, async () => {
      const found = isCode(request.params.code) && (await findEntry(platform, { linkCode: request.params.code }));
      if (!found) return reply.send(html);
      const visit = await visitEntry(platform, found, visitorOf(request));
      countView(found, visit);
      setStart(reply, found);
      await allowOutside(reply, page, found, { mayBeFramed: found.entry.face.allowEmbedding });
      const [language, draw] = [wordsAskedFor(request), await drawing(request, page, visit)];
      return sendShared(request, reply, sharedPage(withHead(html, found, visit), visit, { language, draw }));
    });
  });

  for (const [kind, codesOf] of Object.entries(ownAddresses)) {
    app.get<{ Params: { code: string } }>(`/${kind}/:code`, async (request, reply) => {
      const page = await beginPage(reply, 'no-store');
      if (page === undefined) return reply;
      const { html } = page;
      const codes = codesOf(request.params.code, request.url.split('?', 2)[1] ?? '');
      return unlessAway(reply, html, async () => {
        const found = isCode(request.params.code) && (await findEntry(platform, codes));
        if (!found) return reply.send(html);
        setStart(reply, found);
        await allowOutside(reply, page, found);
        const visit = await visitSurvey(platform, { ...visitorOf(request), ...codes });
        countView(found, visit);
        const draw = await drawing(request, page, visit);
        return reply.send(embedVisit(withDrawing(withHead(html, found, visit), draw()), visit));
      });
    });
  }

  // A turn to receive something, by its own address: nothing of it stands in the page, which asks for it.
  app.get('/r/:ticket', async (_request, reply) => {
    const page = await beginPage(reply, 'no-store');
    return page === undefined ? reply : reply.send(page.html);
  });
  app.get<{ Params: { ticket: string } }>('/r/:ticket/code.svg', async (request, reply) => {
    const { ticket } = request.params;
    if (!TICKET.test(ticket)) return reply.code(404).send();
    const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
    const code = await drawAddressCode(publicAddress(platform, `/r/${ticket}`));
    return reply.headers(headers).type('image/svg+xml').send(code);
  });

  for (const kind of ['s', ...Object.keys(ownAddresses)])
    app.get<{ Params: { code: string } }>(`/${kind}/:code/code.svg`, async (request, reply) => {
      const [, query] = request.url.split('?', 2);
      const path = `/${kind}/${request.params.code}${query ? `?${query}` : ''}`;
      // Drawn only when it is looked at, and nothing is asked of the database: a limit on its length is all it needs.
      if (!isCode(request.params.code) || path.length > LONGEST_SCANNED) return reply.code(404).send();
      const headers = { 'cache-control': 'private, max-age=3600', 'x-content-type-options': 'nosniff' };
      return reply
        .headers(headers)
        .type('image/svg+xml')
        .send(await drawAddressCode(publicAddress(platform, path)));
    });

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
  async function beginPage(reply: FastifyReply, cacheControl: string): Promise<BuiltPage | undefined> {
    const page = await renderPage('respondent', '');
    if (page === undefined) {
      await reply.code(503).type('text/plain; charset=utf-8').send('The answering page has not been built.\n');
      return undefined;
    }
    reply
      .headers(securityHeaders({ isHttps, inline: page.inline }))
      .headers(scriptAhead(page))
      .header('cache-control', cacheControl)
      .header('vary', 'accept-encoding, accept-language')
      .type('text/html; charset=utf-8');
    return page;
  }

  /** How the first page of a visit is drawn. One that cannot be is no reason to keep the survey back: the script draws it. */
  async function drawing(request: FastifyRequest, page: BuiltPage, visit: Visit): Promise<() => DrawnPage | undefined> {
    const draw = await findDrawing(page);
    return () => {
      try {
        return draw?.(visit, wordsAskedFor(request));
      } catch (error) {
        request.log.error({ err: error }, 'The first page could not be drawn');
        return undefined;
      }
    };
  }

  /**
   * Pictures of the whole survey, also where a gate stands before its questions: they come into the same page later. Frames are for the
   * address that everybody has: one person's own stays in a window of its own.
   */
  async function allowOutside(
    reply: FastifyReply,
    { inline }: BuiltPage,
    { entry }: FoundEntry,
    { mayBeFramed = false } = {},
  ): Promise<void> {
    const outside = await findOutsideOrigins(platform.database.pool, entry);
    if (!outside && !mayBeFramed) return;
    if (mayBeFramed) reply.removeHeader('x-frame-options');
    reply.headers(securityHeaders({ isHttps, inline, mayBeFramed, ...(outside && { outside }) }));
  }

  function withHead(html: string, { entry: { face } }: FoundEntry, visit: Visit): string {
    return withShareHead(html, { face, visit, addressOf: path => publicAddress(platform, path) });
  }

  function setStart(reply: FastifyReply, { entry }: FoundEntry): void {
    reply.header('set-cookie', startCookie(platform.secrets['answer-pass'], entry.code, platform.clock.now(), isHttps));
  }
}

/** Beyond that a code has so many points that the camera of a phone no longer tells them apart on a screen. */
const LONGEST_SCANNED = 800;

const TICKET = /^[\w-]{20,400}$/;

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

/** Names the script before the page is read: a slow phone takes a tenth of a second to find it there. */
function scriptAhead({ html }: BuiltPage): Record<string, string> {
  const address = /<script type="module" crossorigin src="([^"]+)"/.exec(html)?.[1];
  return address ? { link: `<${address}>; rel=modulepreload; crossorigin` } : {};
}

/** The address may ask for the words of either language: nothing else that it says stands in what is drawn. */
function wordsAskedFor(request: FastifyRequest): string | undefined {
  const { lang } = request.query as { lang?: unknown };
  return typeof lang === 'string' ? /^(zh|en)\b/i.exec(lang)?.[0].toLowerCase() : undefined;
}

function sendShared(request: FastifyRequest, reply: FastifyReply, page: SharedPage): FastifyReply {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.br);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.plain);
}
