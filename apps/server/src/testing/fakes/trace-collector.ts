import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type CollectedSpan, readTraces } from './read-traces.ts';

/** A collector of traces on a port of its own, which takes nothing but what the protocol allows. */
export class TraceCollector {
  readonly spans: CollectedSpan[] = [];
  /** Everything that has come, as it was sent. */
  raw = '';
  /** What could not be read as the protocol has it. */
  readonly problems: string[] = [];
  /** It takes connections, and says nothing. */
  isSilent = false;
  readonly #server = createServer(async (request, response) => {
    const body = await text(request);
    if (this.isSilent) return;
    this.raw += body;
    try {
      const isRight = request.method === 'POST' && request.url === '/v1/traces';
      if (!isRight || request.headers['content-type'] !== 'application/json')
        throw new Error(`${request.method} ${request.url} ${request.headers['content-type']}`);
      this.spans.push(...readTraces(JSON.parse(body)));
      response.setHeader('content-type', 'application/json').end('{}');
    } catch (error) {
      this.problems.push(String(error));
      response.writeHead(400).end();
    }
  });

  /** Its address, as OTEL_EXPORTER_OTLP_ENDPOINT has it. */
  async start(): Promise<string> {
    await new Promise<void>(resolve => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise(resolve => this.#server.close(() => resolve()));
  }

  named(name: string): CollectedSpan[] {
    return this.spans.filter(span => span.name === name);
  }

  below(parent: CollectedSpan): CollectedSpan[] {
    return this.spans.filter(({ parentId }) => parentId === parent.id);
  }
}
