import type { Call } from '@wenshu/api-contract';
import * as z from 'zod/mini';
import { Refusal } from '../refusal/refusal.ts';
import { explainIssue } from './explain-issue.ts';

/** Query and body as one input, both checked; throws a Refusal that names the field. */
export type InputParser = (query: unknown, body: unknown) => unknown;

/** Made once per call: compiled schemas check a good input several times faster, a bad one is explained as before. Compiled with the first
 * input: a start need not wait for the hundreds of calls that nobody makes. */
export function createInputParser(call: Call): InputParser {
  const parseQuery = call.query && createParser(call.query, 'query');
  const parseBody = call.body && createParser(call.body, 'body');
  if (parseQuery && parseBody) return (query, body) => merge(parseQuery(query), parseBody(body));
  if (parseBody) return (_query, body) => parseBody(body);
  if (parseQuery) return query => parseQuery(query);
  return () => ({});
}

/** By its schema: a process with many apps, such as a run of tests, compiles each once. */
const compiledSchemas = new WeakMap<z.ZodMiniType, z.ZodMiniType>();

function compile(schema: z.ZodMiniType): z.ZodMiniType {
  const known = compiledSchemas.get(schema) ?? z.compile(schema);
  compiledSchemas.set(schema, known);
  return known;
}

function createParser(schema: z.ZodMiniType, root: string): (value: unknown) => unknown {
  let compiled: z.ZodMiniType | undefined;
  return value => {
    compiled ??= compile(schema);
    const result = z.safeParse(compiled, value ?? {}, { reportInput: true });
    if (result.success) return result.data;
    throw new Refusal('inputInvalid', explainIssue(result.error.issues, root));
  };
}

function merge(query: unknown, body: unknown): unknown {
  return { ...(query as object), ...(body as object) };
}
