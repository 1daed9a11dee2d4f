/** One span of a trace, as a collector understands it. */
export interface CollectedSpan {
  readonly traceId: string;
  readonly id: string;
  /** Undefined: it is the first of its trace. */
  readonly parentId: string | undefined;
  readonly name: string;
  readonly kind: 'internal' | 'server' | 'client';
  readonly startNs: bigint;
  readonly endNs: bigint;
  readonly attributes: Readonly<Record<string, string | number>>;
  /** Spans that it belongs to as well. */
  readonly links: readonly string[];
  readonly hasFailed: boolean;
  readonly service: string;
}

type Message = Readonly<Record<string, unknown>>;

const kinds = { 1: 'internal', 2: 'server', 3: 'client' } as const;
const FAILED = 2;

/**
 * Reads an ExportTraceServiceRequest of OTLP 1.x in its JSON form: field names in lowerCamelCase, ids in hex, whole numbers of 64 bits as decimal
 * strings, enumerations as numbers. Written after the protocol, not after what sends it: a field that a message does not have, or a value of
 * another form, is refused.
 */
export function readTraces(request: unknown): CollectedSpan[] {
  const { resourceSpans } = message(request, 'request', ['resourceSpans']);
  return list(resourceSpans).flatMap(one => {
    const { resource, scopeSpans } = message(one, 'ResourceSpans', ['resource', 'scopeSpans', 'schemaUrl']);
    const { attributes } = message(resource, 'Resource', ['attributes', 'droppedAttributesCount', 'entityRefs']);
    const service = String(readAttributes(attributes)['service.name']);
    return list(scopeSpans).flatMap(each => {
      const { scope, spans } = message(each, 'ScopeSpans', ['scope', 'spans', 'schemaUrl']);
      message(scope, 'InstrumentationScope', ['name', 'version', 'attributes', 'droppedAttributesCount']);
      return list(spans).map(span => readSpan(span, service));
    });
  });
}

const spanFields = [
  ...[
    'traceId',
    'spanId',
    'traceState',
    'parentSpanId',
    'flags',
    'name',
    'kind',
    'startTimeUnixNano',
    'endTimeUnixNano',
  ],
  ...['attributes', 'droppedAttributesCount', 'events', 'droppedEventsCount', 'links', 'droppedLinksCount', 'status'],
];
const linkFields = ['traceId', 'spanId', 'traceState', 'attributes', 'droppedAttributesCount', 'flags'];

function readSpan(value: unknown, service: string): CollectedSpan {
  const span = message(value, 'Span', spanFields);
  const { code = 0, message: words = '' } = message(span.status ?? {}, 'Status', ['code', 'message']);
  if (words !== '') throw new Error(`A status says more than that it failed: ${words}`);
  if (list(span.events).length > 0) throw new Error('A span has events, which nobody here makes');
  const kind = kinds[span.kind as keyof typeof kinds];
  if (!kind) throw new Error(`The kind of a span is ${span.kind}`);
  return {
    kind,
    service,
    traceId: hex(span.traceId, 32),
    id: hex(span.spanId, 16),
    parentId: span.parentSpanId === undefined || span.parentSpanId === '' ? undefined : hex(span.parentSpanId, 16),
    name: String(span.name),
    startNs: nanoseconds(span.startTimeUnixNano),
    endNs: nanoseconds(span.endTimeUnixNano),
    attributes: readAttributes(span.attributes),
    links: list(span.links).map(link => hex(message(link, 'Link', linkFields).spanId, 16)),
    hasFailed: code === FAILED,
  };
}

function readAttributes(value: unknown): Record<string, string | number> {
  return Object.fromEntries(
    list(value).map(one => {
      const { key, value: any } = message(one, 'KeyValue', ['key', 'value']);
      const { stringValue, intValue, doubleValue } = message(any, 'AnyValue', [
        ...['stringValue', 'boolValue', 'intValue', 'doubleValue', 'arrayValue', 'kvlistValue', 'bytesValue'],
      ]);
      const read = stringValue ?? (intValue === undefined ? doubleValue : Number(intValue));
      if (typeof read !== 'string' && typeof read !== 'number')
        throw new Error(`The value of ${key} is no word or number`);
      return [String(key), read];
    }),
  );
}

function message(value: unknown, name: string, fields: readonly string[]): Message {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error(`${name} is no message`);
  const strange = Object.keys(value).filter(key => !fields.includes(key));
  if (strange.length > 0) throw new Error(`${name} has no ${strange.join(', ')}`);
  return value as Message;
}

function list(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new Error('A repeated field is no list');
  return value;
}

function hex(value: unknown, length: number): string {
  if (typeof value !== 'string' || value.length !== length || !/^[0-9a-f]*[1-9a-f][0-9a-f]*$/.test(value))
    throw new Error(`${value} is no id of ${length} digits`);
  return value;
}

function nanoseconds(value: unknown): bigint {
  if (typeof value !== 'string' || !/^\d{19}$/.test(value)) throw new Error(`${value} is no time`);
  return BigInt(value);
}
