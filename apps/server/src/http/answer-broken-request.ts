import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Refusal } from '../refusal/refusal.ts';
import { presentRefusal } from './present-answer.ts';
import { DEFAULT_LANGUAGE } from './reader-language.ts';

/** What arrives is not HTTP, or stops half-way: there is no request to answer, but the caller still gets an envelope. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const name = error.code === 'HPE_HEADER_OVERFLOW' ? 'bodyTooLarge' : 'bodyNotReadable';
  const { status, envelope } = presentRefusal(new Refusal(name), DEFAULT_LANGUAGE);
  const body = JSON.stringify(envelope);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
}
