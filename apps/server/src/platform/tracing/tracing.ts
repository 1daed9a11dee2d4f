import type { IncomingHttpHeaders } from 'node:http';

/**
 * Everything that a span may carry. Spans leave the installation, so each of these is a word of our own, a number of our own, or a pattern:
 * never an answer, an address, a token, a parameter of a statement, or the words of an error, which may quote any of them.
 */
export interface SpanAttributes {
  'http.request.method'?: string;
  /** The route's pattern. */
  'http.route'?: string;
  'http.response.status_code'?: number;
  /** Name or code of what was thrown. */
  'error.type'?: string;
  'db.system.name'?: 'postgresql';
  /** The first word of the statement. */
  'db.operation.name'?: string;
  /** The name that the statement has in the code, if it has one. */
  'wenshu.statement'?: string;
  'wenshu.request_id'?: string;
  'wenshu.job'?: string;
  'wenshu.thread'?: string;
  'wenshu.group_size'?: number;
  /** What became of it, in a word. */
  'wenshu.outcome'?: string;
}

/** What a log line carries, by the names that log stores look for. */
export interface LogIds {
  readonly trace_id: string;
  readonly span_id: string;
}

export interface OpenSpan {
  /** Whether it is sent: of a trace that is not kept nothing is worked out. */
  readonly isKept: boolean;
  readonly ids: LogIds | undefined;
  set(attributes: SpanAttributes): void;
  /** What is begun meanwhile stands below it. */
  run<T>(work: () => T): T;
  /** As often as one likes; the first time counts. */
  end(error?: unknown): void;
}

export interface SpanStart {
  readonly kind?: 'server' | 'client';
  readonly attributes?: SpanAttributes;
  /** Below which it stands; without it, below the one that is open where it is begun. */
  readonly parent?: OpenSpan | undefined;
  /** Others that it is done for too. */
  readonly links?: readonly OpenSpan[];
  /** Of a request from outside, which may carry the trace that it belongs to. */
  readonly headers?: IncomingHttpHeaders;
}

/** Traces go to a collector of one's own. Without one nothing is begun, and none of the libraries is loaded. */
export interface Tracing {
  readonly isOn: boolean;
  begin(name: string, start?: SpanStart): OpenSpan;
  /** Whether what is begun here would be sent. */
  isKept(): boolean;
  /** Of the span that is open here. */
  ids(): LogIds | undefined;
  /** By which another service of the installation's own goes on with the trace (W3C Trace Context). */
  traceparent(): string | undefined;
  /** Sends what is left, as far as there is time. */
  close(): Promise<void>;
}

const noSpan: OpenSpan = { isKept: false, ids: undefined, set: () => {}, run: work => work(), end: () => {} };

export const noTracing: Tracing = {
  isOn: false,
  begin: () => noSpan,
  isKept: () => false,
  ids: () => undefined,
  traceparent: () => undefined,
  close: async () => {},
};

/** Work with a span around it. */
export async function inSpan<T>(
  tracing: Tracing,
  name: string,
  start: SpanStart,
  work: (span: OpenSpan) => Promise<T>,
): Promise<T> {
  const span = tracing.begin(name, start);
  try {
    const result = await span.run(() => work(span));
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}
