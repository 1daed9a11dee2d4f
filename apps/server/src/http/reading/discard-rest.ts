import type { FastifyRequest } from 'fastify';

/**
 * What nobody wants any more of a body is read and thrown away: a client that is still sending would not hear the answer, and the next
 * request on its connection stands behind these bytes. Read from the connection itself, not from a form's file: whoever stopped in the
 * middle of a file still holds it, and a file that came after the refusal was never given to anybody. The server's limit for a whole
 * request ends it.
 */
export function discardRest({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}
