import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import { fileCalls } from '@wenshu/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../refusal/refusal.ts';
import { sendRefusal } from '../handle-error.ts';
import { createNonce, securityHeaders } from '../security-headers.ts';
import { type PageEntry, pageEntries, roomPath } from './page-entries.ts';
import { createPageSource, type PageFolders } from './page-source.ts';

/** Whoever was given the address of a share may look; a search engine that found it would give it to everybody. */
export const notForRobots = { 'x-robots-tag': 'noindex, nofollow' } as const;

const DOWNLOADS = '/download';
const SYMPOSIA = '/online-symposium';
const NOT_BUILT = 'The web pages have not been built. Start with: npm start\n';

export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The programs in the browser: their HTML with a nonce of its own, and their files. `sendNotFound` is the page of an address that nobody knows. */
export function registerPages(app: FastifyInstance, folders: PageFolders, sendNotFound: SendPage): void {
  const renderPage = createPageSource(folders);
  const { env, social } = app.door.platform;
  const isHttps = env.publicUrl?.startsWith('https:') ?? false;
  const frames = social.social?.frameOrigin ? [social.social.frameOrigin] : [];

  const sendPage = async (reply: FastifyReply, entry: PageEntry) => {
    const nonce = createNonce();
    const page = await renderPage(entry, nonce);
    if (page === undefined) return sendNotBuilt(reply);
    return (
      reply
        .headers(securityHeaders({ nonce, isHttps, frames, inline: page.inline }))
        .header('cache-control', 'no-cache')
        .headers(entry === 'shared' || entry === 'console' ? notForRobots : {})
        // Nothing of the console is ever shown inside another page.
        .headers(entry === 'console' ? { 'x-frame-options': 'DENY' } : {})
        .type('text/html; charset=utf-8')
        .send(page.html)
    );
  };

  for (const { entry, paths } of pageEntries) {
    for (const path of paths)
      app.get(path, (request, reply) => {
        const file =
          path === DOWNLOADS ? ticketedFile(request.query) : path === SYMPOSIA ? roomOf(request.query) : undefined;
        return file ? reply.redirect(file) : sendPage(reply, entry);
      });
  }

  // The address opens the room: it is kept nowhere, and no other site learns it.
  app.get(roomPath, async (_request, reply) => {
    const page = await renderPage('room', '');
    if (page === undefined) return sendNotBuilt(reply);
    return reply
      .headers(securityHeaders({ isHttps, inline: page.inline }))
      .headers(notForRobots)
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .type('text/html; charset=utf-8')
      .send(page.html);
  });

  registerFiles(app, folders);

  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !request.url.startsWith('/api/');
    return isPage ? sendNotFound(request, reply) : sendRefusal(new Refusal('pathUnknown'), request, reply);
  });
}

export function sendNotBuilt(reply: FastifyReply): FastifyReply {
  return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
}

/** A file by its ticket needs neither a page nor a sign-in: `/download?ticket=…`. */
function ticketedFile(query: unknown): string | undefined {
  const { ticket } = query as Record<string, unknown>;
  return typeof ticket === 'string' ? `/api${fileCalls.file.path}?ticket=${encodeURIComponent(ticket)}` : undefined;
}

/** `/online-symposium?code=…` is a room by its longer address. */
function roomOf(query: unknown): string | undefined {
  const { code } = query as Record<string, unknown>;
  return typeof code === 'string' && /^[0-9A-Za-z]{20,40}$/.test(code) ? `${SYMPOSIA}/${code}` : undefined;
}

/** Names below assets/ carry a hash of their content, so what is there never changes. */
function registerFiles(app: FastifyInstance, { web, respondent, room }: PageFolders): void {
  const root = [web, respondent, room].filter(folder => existsSync(folder));
  if (root.length === 0) return;
  app.register(fastifyStatic, {
    root,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // HTML goes through sendPage alone: served from here it would lack its nonce. A folder in two places at once is an error to the library.
    // What draws pages is the server's.
    allowedPath: path => !path.endsWith('.html') && !path.endsWith('/') && !path.endsWith('.mjs'),
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      reply.header('x-content-type-options', 'nosniff');
    },
  });
}
