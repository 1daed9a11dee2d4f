import { operatorPageTexts } from '@wenshu/texts/people/operator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readerLanguage } from '../../../http/reader-language.ts';
import { createNonce, securityHeaders } from '../../../http/security-headers.ts';
import { endOutwardPause, findOutwardPause } from '../../../platform/outward-pause.repository.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type AttemptLimit, countAttempt } from '../attempts/index.ts';
import { decideOrder, listDecidedOrders, listWaitingOrders, type OrderDecision } from '../enterprises/index.ts';
import { OperatorSessions } from './operator-session.ts';
import { renderDesk, renderSignIn } from './render-operator-page.ts';

const PATH = '/operator';
const MOST_BYTES = 4096;
const MOST_DECIDED = 20;
const decisions: readonly OrderDecision[] = ['open', 'decline'];
const tries: AttemptLimit = { name: 'operator:address', most: 10, windowSeconds: 15 * 60 };

/** A field of what was sent; another kind of body has none. */
const fieldOf = ({ body }: FastifyRequest, name: string): string =>
  body instanceof URLSearchParams ? (body.get(name) ?? '') : '';

/**
 * What `npm run operator` does, on a page. It is there only with OPERATOR_SECRET, knows no accounts, and no account opens it. Who has the
 * secret gets a cookie of its own for half an hour.
 */
export function registerOperatorPage(app: FastifyInstance): void {
  const { platform } = app.door;
  const { env, clock, database } = platform;
  const secret = env.operatorSecret;
  if (secret === undefined) return;
  const isHttps = env.publicUrl?.startsWith('https:') ?? false;
  const sessions = new OperatorSessions({ secret, isHttps, now: () => clock.now() });
  const textsFor = (request: FastifyRequest) => operatorPageTexts[readerLanguage(request.headers)];

  const send = (reply: FastifyReply, status: number, render: (nonce: string) => string) => {
    const nonce = createNonce();
    return reply
      .code(status)
      .headers(securityHeaders({ nonce, isHttps }))
      .header('x-frame-options', 'DENY')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(render(nonce));
  };
  const sendSignIn = (request: FastifyRequest, reply: FastifyReply, status: number, news = '') =>
    send(reply, status, nonce => renderSignIn({ language: readerLanguage(request.headers), nonce, news }));
  const sendDesk = async (request: FastifyRequest, reply: FastifyReply, session: string, news = '') => {
    const waiting = await listWaitingOrders(database.pool);
    const decided = await listDecidedOrders(database.pool, MOST_DECIDED);
    const pausedSince = await findOutwardPause(database.pool);
    const language = readerLanguage(request.headers);
    const formSign = sessions.formSign(session);
    return send(reply, 200, nonce => renderDesk({ language, nonce, news, formSign, waiting, decided, pausedSince }));
  };
  /** The session of a form that was filled in on its page. */
  const formSession = (request: FastifyRequest): string | undefined => {
    const session = sessions.read(request.headers.cookie);
    return session && sessions.isFormSign(session, fieldOf(request, 'sign')) ? session : undefined;
  };

  app.register(async scope => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      (_request, text, done) => done(null, new URLSearchParams(String(text))),
    );

    scope.get(PATH, async (request, reply) => {
      const session = sessions.read(request.headers.cookie);
      return session ? sendDesk(request, reply, session) : sendSignIn(request, reply, 200);
    });

    scope.post(`${PATH}/sign-in`, async (request, reply) => {
      try {
        const attempt = await countAttempt(platform, tries, request.ip);
        if (!sessions.isSecret(fieldOf(request, 'secret')))
          return sendSignIn(request, reply, 401, textsFor(request).wrong);
        await attempt.takeBack();
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const minutes = (error.details.params as { minutes: number }).minutes;
        return sendSignIn(request, reply, 429, textsFor(request).tooMany({ minutes }));
      }
      return reply.header('set-cookie', sessions.begin()).redirect(PATH, 303);
    });

    scope.post(`${PATH}/decide`, async (request, reply) => {
      const t = textsFor(request);
      const session = formSession(request);
      if (!session) return sendSignIn(request, reply, 401, t.stale);
      const order = fieldOf(request, 'orderNumber');
      const decision = decisions.find(one => one === fieldOf(request, 'decision'));
      if (!decision) return sendDesk(request, reply, session);
      const isDone = await decideOrder(database, order, decision);
      const told = { open: t.opened, decline: t.declined }[decision];
      return sendDesk(request, reply, session, (isDone ? told : t.notWaiting)({ order }));
    });

    scope.post(`${PATH}/go-on`, async (request, reply) => {
      const session = formSession(request);
      if (!session) return sendSignIn(request, reply, 401, textsFor(request).stale);
      const isDone = await endOutwardPause(database.pool);
      return sendDesk(request, reply, session, isDone ? textsFor(request).goesOn : '');
    });

    scope.post(`${PATH}/sign-out`, async (_request, reply) =>
      reply.header('set-cookie', sessions.end()).redirect(PATH, 303),
    );
  });
}
