import type { Call } from '@wenshu/api-contract';
import * as z from 'zod/mini';

interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly propertyNames?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** Texts that one of the contract's patterns takes; a new pattern needs one more. */
const TEXTS = [
  'Word',
  'abcdefgh',
  '13612345678',
  'a@example.org',
  'abcdefghijklmnop',
  '00000000-0000-4000-8000-000000000000',
  '2026-03-01',
  '10:20:12,15',
  '123456',
  '12',
  'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopq',
  '/news',
  'https://example.org/',
  'found.backup.gz',
  'stage',
  'attackedcode0000000000001',
];

/** An input that a call's schema takes, every field of it filled in; fields that name something real get it from `known`. */
export function sampleInput({ query, body }: Call, known: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const samples = [query, body].map(schema => (schema ? sampleOf(describe(schema), '', known) : {}));
  return Object.assign({}, ...samples);
}

function describe(schema: z.ZodMiniType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}

function sampleOf(schema: JsonSchema, name: string, known: Readonly<Record<string, unknown>>): unknown {
  if (Object.hasOwn(known, name)) return known[name];
  if (schema.const !== undefined) return schema.const;
  if (typeof schema.default === 'number') return schema.default;
  if (schema.enum) return schema.enum[0];
  const choice = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].find(
    one => one.type !== 'null',
  );
  if (choice) return sampleOf(choice, name, known);
  if (schema.prefixItems) return schema.prefixItems.map(one => sampleOf(one, name, known));
  if (schema.type === 'array') {
    const one = sampleOf(schema.items ?? {}, name.replace(/s$/, ''), known);
    return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => one);
  }
  if (schema.type === 'object') return sampleObject(schema, known);
  if (schema.type === 'boolean') return false;
  if (schema.type === 'number' || schema.type === 'integer') return Math.max(schema.minimum ?? 1, 0);
  return TEXTS.find(text => takes(schema, text));
}

function sampleObject(schema: JsonSchema, known: Readonly<Record<string, unknown>>): Record<string, unknown> {
  // What nothing of ours fits is left out.
  const fields = Object.entries(schema.properties ?? {})
    .map(([name, inner]) => [name, sampleOf(inner, name, known)] as const)
    .filter(([, value]) => value !== undefined);
  const { additionalProperties: more } = schema;
  const key = sampleOf(schema.propertyNames ?? { type: 'string' }, '', known);
  return Object.fromEntries(
    typeof more === 'object' && more.type ? [...fields, [key, sampleOf(more, '', known)]] : fields,
  );
}

function takes({ pattern, format, minLength = 0, maxLength = 1000 }: JsonSchema, text: string): boolean {
  if (format === 'uuid' && text.length !== 36) return false;
  if (format === 'uri' && !URL.canParse(text)) return false;
  if (text.length < minLength || text.length > maxLength) return false;
  return pattern === undefined || new RegExp(pattern, 'u').test(text);
}
