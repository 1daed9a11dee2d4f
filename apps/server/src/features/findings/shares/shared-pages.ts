import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type EarlyShare, code as shareCode } from '@wenshu/api-contract';
import { sharedPages } from '@wenshu/api-contract/page-addresses';
import type { Language } from '@wenshu/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { escapeHtml } from '../../../http/escape-html.ts';
import { createPageSource, type PageFolders } from '../../../http/pages/page-source.ts';
import { notForRobots } from '../../../http/pages/pages.ts';
import { DEFAULT_LANGUAGE } from '../../../http/reader-language.ts';
import { securityHeaders } from '../../../http/security-headers.ts';
import type { OwnThreads } from '../../../platform/threads/thread-pool.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { countAttempt } from '../../people/attempts/index.ts';
import { StillCharts } from '../rendering/index.ts';
import { firstCharts } from '../reports/index.ts';
import { findOpenShare } from './open-share.ts';
import { presentFound, presentShared, readShared, resultsLimit, type Shown } from './read-shared.ts';
import { visitorThreads } from './visitor-threads.ts';

/** How long a page waits for its numbers: what takes longer comes by a call, while the reader sees the page. */
const PATIENCE_MS = 600;
/** As many as come near to a phone's first screen: one without would have what draws it loaded at once. */
const STILLS = 5;
/** Of a chart in the column of a phone of 390, in pixels; on others it is scaled. */
const STILL_WIDTH = 332;
const EMPTY_DATA = '<script type="application/json" id="shared">null</script>';
const zip = promisify(gzip);

/**
 * The pages of shares, with what was shared inside: its first words need no further request, and on a phone its first charts nothing that
 * draws them. A GET writes nothing and opens nothing: the page asks for its ticket itself, and that is counted.
 */
export function registerSharedPages(app: FastifyInstance, folders: PageFolders): void {
  const renderPage = createPageSource(folders);
  const { platform } = app.door;
  const isHttps = platform.env.publicUrl?.startsWith('https:') ?? false;
  const stills = new StillCharts();

  for (const path of sharedPages) app.get(path, sendShared);

  async function sendShared(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const page = await renderPage('shared', '');
    if (page === undefined)
      return reply.code(503).type('text/plain; charset=utf-8').send('The page of shares has not been built.\n');
    reply
      .headers({ ...securityHeaders({ isHttps, inline: page.inline }), ...notForRobots })
      .header('cache-control', 'no-store')
      .header('vary', 'accept-encoding, cookie, user-agent')
      .type('text/html; charset=utf-8');
    const early = await earlyShare(request).catch(error => {
      // Whoever is refused, and whatever else stood in the way: the page asks again, and is told.
      if (!(error instanceof Refusal)) request.log.error({ err: error }, 'What was shared is not in its page');
      return undefined;
    });
    const html = early ? withEarly(page.html, early) : page.html;
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html);
    return reply.header('content-encoding', 'gzip').send(await zip(html));
  }

  /** Undefined where a password stands before it, and of a questionnaire. */
  async function earlyShare(request: FastifyRequest): Promise<EarlyShare | undefined> {
    const code = z.safeParse(shareCode, (request.query as { code?: unknown }).code);
    if (!code.success) return undefined;
    const share = await findOpenShare({ platform, clientAddress: request.ip }, code.data);
    if (share.what !== 'report' || share.passwordHash !== null) return undefined;
    await countAttempt(platform, resultsLimit, request.ip);
    const language = chosenLanguage(request);
    // Nobody ends it: who waits no longer asks for the same a moment later, and finds it counted.
    const { signal } = new AbortController();
    const threads = visitorThreads(platform, share, request.ip);
    const reading = { platform, threads };
    const { document } = await readShared(reading, share, { language, signal, blockIds: [] });
    const shared = presentShared(share, { document });
    const shown = await inTime(readShared(reading, share, { language, signal }));
    if (!shown) return { language, shared };
    const early = { language, shared, found: presentFound(platform, share, shown) };
    const drawn = isPhone(request) ? await inTime(stillsOf(threads, shown, language)) : undefined;
    return drawn ? { ...early, stills: drawn } : early;
  }

  async function stillsOf(
    threads: OwnThreads,
    { document, results }: Shown,
    language: Language,
  ): Promise<Record<string, string>> {
    const charts = firstCharts(document, results, language, STILLS);
    const svgs = await stills.draw(
      threads,
      charts.map(({ chart }) => chart),
      STILL_WIDTH,
      language,
    );
    return Object.fromEntries(charts.map(({ blockId }, at) => [blockId, svgs[at]!]));
  }
}

/** What is there soon enough. What fails has another to tell it: the call that asks for the same. */
const inTime = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work, wait(PATIENCE_MS, undefined, { ref: false })]).catch(() => undefined);

/** The name stands there before the script has come, which puts the whole page in its place. */
const withEarly = (html: string, early: EarlyShare): string =>
  html
    .replace(
      '<div id="root"></div>',
      () => `<div id="root"><main ${FIRST_LOOK}><h1 ${FIRST_WORDS}>${escapeHtml(early.shared.name)}</h1></main></div>`,
    )
    .replace(EMPTY_DATA, () => EMPTY_DATA.replace('null', () => inScript(early)));
const FIRST_LOOK = 'style="padding: 76px 16px 0"';
const FIRST_WORDS = 'style="margin: 0; font-size: 20px; font-weight: 650"';

/** `<` is escaped, so that no title can end the script element that carries it. */
const inScript = (early: EarlyShare): string => JSON.stringify(early).replaceAll('<', '\\u003c');

/** As the page keeps it; it begins with Chinese. */
function chosenLanguage({ headers }: FastifyRequest): Language {
  const chosen = /(?:^|;\s*)lang=(zh|en)(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  return chosen === 'en' || chosen === 'zh' ? chosen : DEFAULT_LANGUAGE;
}

/** Charts stand in a column there, as wide as the screen. */
const isPhone = ({ headers }: FastifyRequest): boolean =>
  headers['sec-ch-ua-mobile'] === '?1' || /\bMobi/.test(headers['user-agent'] ?? '');
