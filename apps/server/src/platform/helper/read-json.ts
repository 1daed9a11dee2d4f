import type * as z from 'zod/mini';
import { parseOr } from './completion-parts.ts';

export type Reading<T> = { readonly value: T } | { readonly wrong: string };

const MOST_ISSUES = 5;

/** The one JSON value of an answer. What models put around it, thoughts in tags and a code fence, is taken away; nothing else is mended. */
export function readJson<T>(text: string, schema: z.ZodMiniType<T>): Reading<T> {
  const bare = text
    .replace(/^\s*<think>[\s\S]*?<\/think>/, '')
    .trim()
    .replace(/^```(?:json)?\s*\n([\s\S]*)\n```$/, '$1');
  const value = parseOr(bare);
  if (value === undefined)
    return { wrong: bare === '' ? 'The answer was empty.' : 'The answer was not one JSON value.' };
  const parsed = schema.safeParse(value);
  if (parsed.success) return { value: parsed.data };
  const issues = parsed.error.issues.slice(0, MOST_ISSUES).map(({ path, message }) => `${path.join('.')}: ${message}`);
  return { wrong: `The JSON does not fit the schema. ${issues.join('; ')}` };
}
