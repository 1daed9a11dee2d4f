import { type KeyObject, timingSafeEqual } from 'node:crypto';
import type { Language } from '@wenshu/texts';
import { outboxTexts } from '@wenshu/texts/outbox';
import type { FastifyInstance } from 'fastify';
import { isLocalInstallation } from '../../env.ts';
import { listOutboxMessages } from '../../platform/outbox.repository.ts';
import type { Platform } from '../../platform/platform.ts';
import { escapeHtml } from '../escape-html.ts';
import { readerLanguage } from '../reader-language.ts';
import { securityHeaders } from '../security-headers.ts';

const SHOWN_MESSAGES = 200;

type Message = Awaited<ReturnType<typeof listOutboxMessages>>[number];

/** The path with the key that opens the page; undefined where there is no such page. */
export function outboxPath({ env, secrets }: Platform): string | undefined {
  return isLocalInstallation(env) ? `/outbox?key=${keyOf(secrets['outbox-key'])}` : undefined;
}

/** What local mail and SMS say, codes included: only on a machine of one's own, and only with the key printed at its start. */
export function registerOutboxPage(app: FastifyInstance): void {
  const { platform } = app.door;
  if (!isLocalInstallation(platform.env)) return;
  const key = Buffer.from(keyOf(platform.secrets['outbox-key']));

  app.get<{ Querystring: { key?: unknown } }>('/outbox', async (request, reply) => {
    const given = Buffer.from(String(request.query.key ?? ''));
    // Without the key it looks as if there were no such page.
    if (given.length !== key.length || !timingSafeEqual(given, key)) return reply.callNotFound();
    const messages = await listOutboxMessages(platform.database, SHOWN_MESSAGES);
    return reply
      .headers(securityHeaders({ isHttps: false }))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(renderOutbox(messages, readerLanguage(request.headers)));
  });
}

function keyOf(secret: KeyObject): string {
  return secret.export().toString('base64url');
}

function renderOutbox(messages: readonly Message[], language: Language): string {
  const texts = outboxTexts[language];
  const list = messages.map(message => renderMessage(message, language)).join('') || `<p>${texts.empty}</p>`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${texts.title}</title></head><body style="font-family:system-ui;max-width:48rem;margin:2rem auto;padding:0 1rem"><h1>${texts.title}</h1><p>${texts.explanation}</p>${list}</body></html>`;
}

function renderMessage(message: Message, language: Language): string {
  const texts = outboxTexts[language];
  const heading = [texts[message.channel], message.subject].filter(Boolean).join(': ');
  return `<article style="border-top:1px solid #ccc;padding:1rem 0"><h2 style="font-size:1rem">${escapeHtml(heading)}</h2><p>${texts.to}: ${escapeHtml(message.recipient)} · ${texts.time}: <time>${message.created_at.toISOString()}</time></p><pre style="white-space:pre-wrap">${escapeHtml(message.body)}</pre></article>`;
}
