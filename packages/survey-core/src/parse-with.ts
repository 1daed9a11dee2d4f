import type * as z from 'zod/mini';

type Read = (value: unknown) => unknown;
type Parsed<Output> = { readonly data: Output } | { readonly field: string };

/** What a reader answers when it cannot say that the value is right: then the schema is asked. */
const UNSURE = Symbol('unsure');

/**
 * What a schema makes of a value, or where the first thing that it refuses stands. An edit may bring twenty thousand options, and a
 * document has more: what is right, as nearly everything is, is read by plain functions made once from the schema, which share with the
 * value all that stays as it is. Only what they do not know or would refuse is given to the schema itself, which says where and why.
 */
export function parseWith<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): Parsed<z.output<Schema>> {
  const quick = readerOf(schema)(value);
  if (quick !== UNSURE) return { data: quick as z.output<Schema> };
  const parsed = schema.safeParse(value);
  if (parsed.success) return { data: parsed.data };
  return { field: (parsed.error.issues[0]?.path ?? []).map(String).join('.') };
}

/** Whether a schema takes a value, asked quickly: a no is not sure. */
export function isSurely(schema: z.ZodMiniType, value: unknown): boolean {
  return readerOf(schema)(value) !== UNSURE;
}

const readers = new WeakMap<z.ZodMiniType, Read>();

function readerOf(schema: z.ZodMiniType): Read {
  const known = readers.get(schema);
  if (known) return known;
  // A schema may hold itself: whoever meets it again below gets a reader that looks for this one when it is needed.
  readers.set(schema, value => readerOf(schema)(value));
  // Zod has no public type for what a schema is made of; Definition names what is read of it.
  const def = schema._zod.def as unknown as Definition;
  // What turns other kinds of value into its own, or is itself a check, is the schema's to read.
  const isPlainKind = !def.coerce && (def.check === undefined || def.type === 'custom');
  const make = isPlainKind && Object.hasOwn(MAKERS, def.type) ? MAKERS[def.type] : undefined;
  const reader = remembering(schema, withChecks(make?.(def) ?? (() => UNSURE), def.checks ?? []));
  readers.set(schema, reader);
  return reader;
}

const remembered = new WeakMap<z.ZodMiniType, WeakSet<object>>();

/**
 * A schema of values that never change once they are made, and are asked about again and again: what was found right stays right. An edit
 * shares with the document before it all that it leaves alone, so that only what it touched is read anew.
 */
export function remember<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  remembered.set(schema, new WeakSet());
  return schema;
}

function remembering(schema: z.ZodMiniType, read: Read): Read {
  const right = remembered.get(schema);
  if (!right) return read;
  return value => {
    if (typeof value !== 'object' || value === null) return read(value);
    if (right.has(value)) return value;
    const inner = read(value);
    if (inner === value) right.add(value);
    return inner;
  };
}

interface Definition {
  readonly type: string;
  readonly check?: string;
  readonly coerce?: boolean;
  readonly checks?: readonly Check[];
  readonly shape: Readonly<Record<string, z.ZodMiniType>>;
  readonly catchall?: z.ZodMiniType;
  readonly element: z.ZodMiniType;
  readonly innerType: z.ZodMiniType;
  readonly keyType: z.ZodMiniType;
  readonly valueType: z.ZodMiniType;
  readonly options: readonly z.ZodMiniType[];
  readonly values: readonly unknown[];
  readonly entries: Readonly<Record<string, unknown>>;
  readonly defaultValue: unknown;
  readonly in: z.ZodMiniType;
  readonly out: z.ZodMiniType;
  readonly partial?: boolean;
  readonly mode?: string;
  getter(): z.ZodMiniType;
  fn(value: unknown): unknown;
  transform(value: unknown, payload: { value: unknown; issues: unknown[] }): unknown;
}

interface Check {
  readonly _zod: {
    readonly def: {
      readonly check: string;
      readonly format?: string;
      readonly pattern?: RegExp;
      readonly maximum?: number;
    };
    check(payload: { value: unknown; issues: unknown[] }): unknown;
  };
}

const only =
  (isRight: (value: unknown) => unknown): Read =>
  value =>
    isRight(value) ? value : UNSURE;

const MAKERS: Readonly<Record<string, (def: Definition) => Read>> = {
  string: () => value => (typeof value === 'string' ? value : UNSURE),
  number: () => only(Number.isFinite),
  boolean: () => value => (typeof value === 'boolean' ? value : UNSURE),
  null: () => only(value => value === null),
  literal: ({ values }) => only(value => values.includes(value)),
  enum: ({ entries }) => {
    const values = new Set(Object.values(entries));
    return only(value => values.has(value));
  },
  custom: def => only(value => value !== undefined && def.fn(value)),
  // A field that is there and undefined is left to the schema: what it makes of that differs from kind to kind.
  optional: ({ innerType }) => readerOf(innerType),
  nullable: ({ innerType }) => {
    const read = readerOf(innerType);
    return value => (value === null ? null : read(value));
  },
  default: ({ innerType }) => readerOf(innerType),
  lazy: def => {
    const inner = def.getter();
    return value => readerOf(inner)(value);
  },
  array: ({ element }) => arrayReader(readerOf(element)),
  object: objectReader,
  record: recordReader,
  union: ({ options }) => {
    // Which of them takes the value makes no difference only where none of them changes anything.
    if (!options.every(option => isUnchanging(option))) return () => UNSURE;
    const reads = options.map(readerOf);
    return only(value => reads.some(read => read(value) !== UNSURE));
  },
  pipe: def => {
    const [first, second] = [readerOf(def.in), readerOf(def.out)];
    return value => {
      const between = first(value);
      return between === UNSURE ? UNSURE : second(between);
    };
  },
  transform: def => value => {
    const issues: unknown[] = [];
    const made = def.transform(value, { value, issues });
    return issues.length > 0 || made instanceof Promise ? UNSURE : made;
  },
};

function arrayReader(read: Read): Read {
  return value => {
    if (!Array.isArray(value)) return UNSURE;
    let copy: unknown[] | undefined;
    for (let at = 0; at < value.length; at++) {
      const inner = read(value[at]);
      if (inner === UNSURE) return UNSURE;
      if (inner !== value[at]) copy ??= [...value];
      if (copy) copy[at] = inner;
    }
    return copy ?? value;
  };
}

function objectReader({ shape, catchall }: Definition): Read {
  const isStrict = catchall?._zod.def.type === 'never';
  if (catchall && !isStrict) return () => UNSURE;
  const fields = new Map(Object.entries(shape).map(([key, schema]) => [key, { read: readerOf(schema), schema }]));
  const defaults = Object.keys(shape).filter(key => shape[key]!._zod.def.type === 'default');
  const required = Object.keys(shape).filter(key => shape[key]!._zod.optin === undefined);
  return value => {
    if (!isPlain(value)) return UNSURE;
    let copy: Record<string, unknown> | undefined;
    for (const key in value) {
      const field = fields.get(key);
      if (!field) {
        if (isStrict) return UNSURE;
        copy ??= { ...value };
        delete copy[key];
        continue;
      }
      const before = value[key];
      const inner = before === undefined ? UNSURE : field.read(before);
      if (inner === UNSURE) return UNSURE;
      if (inner === before) continue;
      copy ??= { ...value };
      copy[key] = inner;
    }
    for (const key of required) if (!(key in value)) return UNSURE;
    for (const key of defaults)
      if (!(key in value)) {
        copy ??= { ...value };
        // Zod has no public type for what a schema is made of; Definition names what is read of it.
        copy[key] = (shape[key]!._zod.def as unknown as Definition).defaultValue;
      }
    return copy ?? value;
  };
}

function recordReader({ keyType, valueType, partial, mode }: Definition): Read {
  const isClosed = keyType._zod.values !== undefined && !partial;
  if (isClosed || mode === 'loose' || !isUnchanging(keyType)) return () => UNSURE;
  const [readKey, read] = [readerOf(keyType), readerOf(valueType)];
  return value => {
    if (!isPlain(value)) return UNSURE;
    let copy: Record<string, unknown> | undefined;
    for (const key in value) {
      const before = value[key];
      if (before === undefined || key === '__proto__' || readKey(key) === UNSURE) return UNSURE;
      const inner = read(before);
      if (inner === UNSURE) return UNSURE;
      if (inner === before) continue;
      copy ??= { ...value };
      copy[key] = inner;
    }
    return copy ?? value;
  };
}

function withChecks(read: Read, checks: readonly Check[]): Read {
  if (checks.length === 0) return read;
  const tests = checks.map(testOf);
  const [isOnlyRight] = tests;
  if (isOnlyRight && tests.length === 1)
    return value => {
      const inner = read(value);
      return inner === UNSURE || !isOnlyRight(inner) ? UNSURE : inner;
    };
  return value => {
    const inner = read(value);
    return inner === UNSURE || !tests.every(isRight => isRight(inner)) ? UNSURE : inner;
  };
}

/** Most checks are patterns of ids; whatever the check, it must take the value and leave it as it is. */
function testOf({ _zod }: Check): (value: unknown) => boolean {
  const { check, format, pattern, maximum } = _zod.def;
  if (check === 'string_format' && format === 'regex' && pattern && !pattern.global && !pattern.sticky)
    return value => pattern.test(value as string);
  if (check === 'max_length' && maximum !== undefined) return value => (value as string).length <= maximum;
  return value => {
    const payload = { value, issues: [] };
    return !(_zod.check(payload) instanceof Promise) && payload.issues.length === 0 && payload.value === value;
  };
}

const KEEPING = new Set(['string', 'number', 'boolean', 'null', 'literal', 'enum', 'custom']);

/** Whether what the schema takes leaves it as it came. */
function isUnchanging(schema: z.ZodMiniType, above: ReadonlySet<z.ZodMiniType> = new Set()): boolean {
  if (above.has(schema)) return true;
  // Zod has no public type for what a schema is made of; Definition names what is read of it.
  const def = schema._zod.def as unknown as Definition;
  if (def.checks?.some(({ _zod }) => _zod.def.check === 'overwrite')) return false;
  if (KEEPING.has(def.type)) return true;
  const inner = innerOf(def);
  const within = new Set([...above, schema]);
  return inner?.every(one => isUnchanging(one, within)) ?? false;
}

function innerOf(def: Definition): readonly z.ZodMiniType[] | undefined {
  if (def.type === 'optional' || def.type === 'nullable') return [def.innerType];
  if (def.type === 'array') return [def.element];
  if (def.type === 'record') return [def.keyType, def.valueType];
  if (def.type === 'union') return def.options;
  if (def.type === 'pipe') return [def.in, def.out];
  if (def.type === 'lazy') return [def.getter()];
  if (def.type === 'object' && def.catchall?._zod.def.type === 'never') return Object.values(def.shape);
  return undefined;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
