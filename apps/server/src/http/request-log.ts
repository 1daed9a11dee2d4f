import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { routeOf } from './watching/watch-requests.ts';

/** One line per request, with the route's pattern instead of the address: addresses carry codes, tickets and ids. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}
  override routeNotFound(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const line = {
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (error) reply.log.warn({ ...line, err: error }, 'answer not sent');
    else reply.log.info(line, 'answered');
  }
}
