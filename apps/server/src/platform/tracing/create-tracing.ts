import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import type { TracesEnv } from '../../env.ts';
import { version } from '../version.ts';
import { errorType } from './error-type.ts';
import type { LogIds, OpenSpan, SpanStart, Tracing } from './tracing.ts';

/** Long enough for a collector that lives; a server that stops waits for none that does not. */
const CLOSE_MS = 3_000;
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;
const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT };

/** A span and the context below which others stand. */
class OwnSpan implements OpenSpan {
  readonly context: Context;
  readonly #span: Span;
  readonly #open: AsyncLocalStorage<OwnSpan>;

  constructor(span: Span, parent: Context, open: AsyncLocalStorage<OwnSpan>) {
    this.#span = span;
    this.#open = open;
    this.context = trace.setSpan(parent, span);
  }

  get ids(): LogIds {
    const { traceId, spanId } = this.#span.spanContext();
    return { trace_id: traceId, span_id: spanId };
  }

  get spanContext() {
    return this.#span.spanContext();
  }

  get isKept(): boolean {
    return (this.spanContext.traceFlags & TraceFlags.SAMPLED) !== 0;
  }

  set(attributes: Parameters<OpenSpan['set']>[0]): void {
    this.#span.setAttributes({ ...attributes });
  }

  run<T>(work: () => T): T {
    return this.#open.run(this, work);
  }

  end(error?: unknown): void {
    // Ended before, or not kept.
    if (!this.#span.isRecording()) return;
    if (error !== undefined) {
      this.#span.setAttribute('error.type', errorType(error));
      // Without its message: PostgreSQL's quote the row that they did not like, and a row may be anybody's answer.
      this.#span.setStatus({ code: SpanStatusCode.ERROR });
    }
    this.#span.end();
  }
}

/**
 * Which span is open is kept in a place of our own and nowhere in the library's globals: two servers in one process do not see each other's.
 */
export function createTracing({ endpoint, share }: TracesEnv): Tracing {
  const ratio = new TraceIdRatioBasedSampler(share);
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'wenshu', 'service.version': version }),
    // How many traces are kept is decided here alone: whoever asks from outside may name a trace, not have us send it.
    sampler: new ParentBasedSampler({ root: ratio, remoteParentSampled: ratio, remoteParentNotSampled: ratio }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))],
  });
  const tracer = provider.getTracer('wenshu', version);
  const open = new AsyncLocalStorage<OwnSpan>();

  const begin = (name: string, { kind, attributes, parent, links = [], headers }: SpanStart = {}): OwnSpan => {
    // Those that are handed in were begun here.
    const above = (parent as OwnSpan | undefined) ?? open.getStore();
    // Of a trace that is not kept one span stands for all: what is below it costs next to nothing.
    if (above && !above.isKept) return above;
    const context = above?.context ?? remoteContext(headers?.traceparent);
    const span = tracer.startSpan(
      name,
      {
        kind: kind ? kinds[kind] : SpanKind.INTERNAL,
        attributes: { ...attributes },
        links: links.map(one => ({ context: (one as OwnSpan).spanContext })),
      },
      context,
    );
    return new OwnSpan(span, context, open);
  };

  return {
    isOn: true,
    begin,
    isKept: () => open.getStore()?.isKept ?? true,
    ids: () => open.getStore()?.ids,
    traceparent: () => {
      const span = open.getStore();
      return span && `00-${span.ids.trace_id}-${span.ids.span_id}-${span.isKept ? '01' : '00'}`;
    },
    async close() {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>(resolve => {
        timer = setTimeout(resolve, CLOSE_MS).unref();
      });
      await Promise.race([provider.shutdown().catch(() => {}), late]);
      clearTimeout(timer);
    },
  };
}

/** The trace that a request says it belongs to (W3C Trace Context). */
function remoteContext(header: string | readonly string[] | undefined): Context {
  const [, traceId = '', spanId = ''] = TRACEPARENT.exec(String(header ?? '')) ?? [];
  const spanContext = { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true };
  return isSpanContextValid(spanContext) ? trace.setSpanContext(ROOT_CONTEXT, spanContext) : ROOT_CONTEXT;
}
