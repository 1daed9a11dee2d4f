import type { Call } from '@wenshu/api-contract';
import * as z from 'zod/mini';
import type { World } from './world.ts';

interface JsonSchema {
  readonly type?: string;
  readonly anyOf?: readonly JsonSchema[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly pattern?: string;
}

/** Texts of the kinds that fields ask for: the first one that a pattern takes is sent. */
const texts = [
  'Fruit',
  'attacked0001',
  'abcdef0123456789',
  '13800138001',
  '2026-03-01',
  '2026-03-01 08:00:00',
  '12-attacked0001',
  'a@b.cn',
  'stage',
  'attackedcode0000000000001',
];

/** An input as the contract describes it, with things that exist where it names things: it gets past the door, and mostly further. */
export function sampleInput(call: Call, world: World): Record<string, unknown> {
  const fields = [call.query, call.body].map(schema => schema && sampleOf(toJsonSchema(schema), '', world));
  return Object.assign({}, ...fields);
}

function toJsonSchema(schema: z.ZodMiniType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}

function sampleOf(schema: JsonSchema, field: string, world: World): unknown {
  if (Object.hasOwn(world.things, field)) return world.things[field];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {}, field, world);
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {});
    return Object.fromEntries(fields.map(([name, inner]) => [name, sampleOf(inner, name, world)]));
  }
  if (schema.type === 'array') {
    const one = sampleOf(schema.items ?? {}, field.replace(/List$|s$/, ''), world);
    return Array.from({ length: schema.minItems ?? 1 }, () => structuredClone(one));
  }
  if (schema.type === 'number' || schema.type === 'integer') return Math.max(schema.minimum ?? 1, 1);
  if (schema.type === 'boolean') return true;
  return schema.type === 'string' ? sampleText(schema) : null;
}

function sampleText({ pattern, minLength = 0 }: JsonSchema): string {
  const isRight = (text: string) => text.length >= minLength && (!pattern || new RegExp(pattern, 'u').test(text));
  return texts.find(isRight) ?? texts[0]!;
}
