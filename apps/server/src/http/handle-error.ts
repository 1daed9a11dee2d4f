import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../platform/database/database-failure.ts';
import { noteRefusal } from '../platform/observed/notes.ts';
import { isOutOfRoom } from '../platform/out-of-room.ts';
import { Refusal } from '../refusal/refusal.ts';
import { sendFailedPage, wantsPage } from './failed-page.ts';
import { presentRefusal } from './present-answer.ts';
import { chosenLanguage, readerLanguage } from './reader-language.ts';
import { discardRest } from './reading/discard-rest.ts';

const refusalByFastifyCode: Readonly<Record<string, () => Refusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Refusal('bodyTooLarge'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new Refusal('contentTypeWrong'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => new Refusal('bodyNotReadable'),
  FST_ERR_CTP_EMPTY_TYPE: () => new Refusal('contentTypeWrong'),
  FST_ERR_BAD_URL: () => new Refusal('pathUnknown'),
  FST_ERR_NOT_FOUND: () => new Refusal('pathUnknown'),
};

/** A restart takes a few seconds; pages that know the code have a rhythm of their own. */
export const RETRY_AFTER_SECONDS = '3';
/** Somebody has to make room. */
const ROOM_AFTER_SECONDS = '60';

/** Whatever was thrown leaves as one envelope. What we did not foresee is logged whole and told to nobody. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  discardRest(request);
  // Fastify closes the connection behind a body that it did not take, and whoever is still sending it hears no answer but the closing.
  reply.removeHeader('connection');
  if (isDatabaseAway(error)) {
    request.log.warn({ err: error, route: request.routeOptions.url }, 'the database is away');
    sendRefusal(new Refusal('serviceStopping'), request, reply);
    return;
  }
  if (isOutOfRoom(error)) {
    request.log.error({ err: error, route: request.routeOptions.url }, 'no room on the disk');
    request.server.door.platform.room.noteFull();
    sendRefusal(new Refusal('storageFull'), request, reply);
    return;
  }
  const refusal = toRefusal(error);
  if (refusal.errorName === 'systemAbnormal') {
    request.log.error({ err: error, route: request.routeOptions.url }, 'failed');
  }
  sendRefusal(refusal, request, reply);
}

export function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): void {
  const { id: requestId, actor } = request;
  const isPage = wantsPage(request);
  const language = (isPage && chosenLanguage(request.headers)) || readerLanguage(request.headers);
  const { status, envelope } = presentRefusal(refusal, language, { isVisitor: !actor, requestId });
  noteRefusal(request.server.door.platform.metrics, refusal.errorName);
  if (status === 503)
    reply.header('retry-after', refusal.errorName === 'storageFull' ? ROOM_AFTER_SECONDS : RETRY_AFTER_SECONDS);
  reply.code(status).header('cache-control', 'no-store');
  if (status >= 500 && isPage) sendFailedPage(request, reply, { language, message: envelope.message });
  else reply.type('application/json; charset=utf-8').send(envelope);
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const known = code === undefined ? undefined : refusalByFastifyCode[code];
  if (known) return known();
  const isCallersFault = code?.startsWith('FST_') && statusCode !== undefined && statusCode < 500;
  return new Refusal(isCallersFault ? 'bodyNotReadable' : 'systemAbnormal');
}
