import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** What a call with `answers: 'file'` returns instead of data. */
export interface FileAnswer {
  readonly content: Readable | Uint8Array | string;
  readonly fileName: string;
  readonly contentType: string;
  /** Known: sent as the length, so that a browser can show progress. */
  readonly sizeBytes?: number;
  /** Set when only a part is sent. */
  readonly range?: { readonly start: number; readonly end: number; readonly totalBytes: number };
  readonly cacheControl?: string;
  /** Names the very bytes: a download that broke off goes on where it stopped only if they are still the same. */
  readonly etag?: string;
  /** A picture, film or sound: opened where it is, not saved. */
  readonly isShownInPlace?: boolean;
}

/**
 * As an attachment unless it is a picture, film or sound, never guessed at, and without any right should a browser open it nevertheless: what people
 * upload must not run as a page of ours. `<img>` and `<video>` show attachments all the same.
 */
export function sendFile(reply: FastifyReply, answer: FileAnswer): FastifyReply {
  const { range } = answer;
  reply.headers({
    'content-type': answer.contentType,
    'content-disposition': `${answer.isShownInPlace ? 'inline' : 'attachment'}; filename="${asciiName(answer.fileName)}"; filename*=UTF-8''${encodeName(answer.fileName)}`,
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': answer.cacheControl ?? 'no-store',
    'accept-ranges': range ? 'bytes' : 'none',
    ...(answer.etag && { etag: answer.etag }),
  });
  if (answer.sizeBytes !== undefined) {
    reply.header('content-length', range ? range.end - range.start + 1 : answer.sizeBytes);
  }
  const isPart = range && (range.start > 0 || range.end < range.totalBytes - 1);
  if (isPart) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${range.totalBytes}`);
  return reply.send(answer.content);
}

function asciiName(name: string): string {
  return name.replace(/[^\x20-\x7e]|["\\%/]/g, '_');
}

function encodeName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, char => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}
