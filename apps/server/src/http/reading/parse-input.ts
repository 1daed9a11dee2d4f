import type { Call } from '@wenshu/api-contract';
import * as z from 'zod/mini';
import { Refusal } from '../../refusal/refusal.ts';
import { explainIssue } from './explain-issue.ts';
import { LARGE_LIST, type ListField, listFieldsOf } from './large-lists.ts';

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
  const check = createCheck(schema, root);
  const lists = listFieldsOf(schema);
  const elements = lists.map(({ element }) => createCheck(element, root));
  return value => {
    const place = lists.findIndex(list => isLarge(value, list));
    if (place < 0) return check(value ?? {});
    // Everything else first, with the first of the list, and then the list one by one until something is wrong.
    const { name } = lists[place]!;
    const [first, ...others] = (value as Record<string, unknown[]>)[name]!;
    const whole = check({ ...(value as object), [name]: [first] }) as Record<string, unknown[]>;
    const rest = others.map((one, index) => elements[place]!(one, [name, index + 1]));
    return { ...whole, [name]: [...whole[name]!, ...rest] };
  };
}

type Check = (value: unknown, at?: readonly PropertyKey[]) => unknown;

function createCheck(schema: z.ZodMiniType, root: string): Check {
  let compiled: z.ZodMiniType | undefined;
  return (value, at = []) => {
    compiled ??= compile(schema);
    const result = judge(compiled, value);
    if (result.success) return result.data;
    const issues = result.error.issues.slice(0, 1).map(issue => ({ ...issue, path: [...at, ...issue.path] }));
    const explained = explainIssue(issues, root);
    throw issues.some(isEmptyName)
      ? new Refusal('nameEmpty', { field: explained.field })
      : new Refusal('inputInvalid', explained);
  };
}

/**
 * A schema asks whatever has a `length` how long it is, also what is no text: where that is an object of the sender's making, which is no number
 * either, the question itself fails. Then nothing fits.
 */
function judge(schema: z.ZodMiniType, value: unknown) {
  try {
    return z.safeParse(schema, value, { reportInput: true });
  } catch (error) {
    if (!(error instanceof TypeError && error.message === NO_PRIMITIVE)) throw error;
    return z.safeParse(z.never(), value);
  }
}

const NO_PRIMITIVE = 'Cannot convert object to primitive value';

/** One that is too long is refused for that, as a whole. */
function isLarge(value: unknown, { name, most }: ListField): boolean {
  const list =
    typeof value === 'object' && value !== null && Object.hasOwn(value, name)
      ? (value as Readonly<Record<string, unknown>>)[name]
      : [];
  return Array.isArray(list) && list.length > LARGE_LIST && list.length <= most;
}

function merge(query: unknown, body: unknown): unknown {
  return { ...(query as object), ...(body as object) };
}

const NAMES: readonly unknown[] = ['name', 'seqName'];

/** S8.5: that a name is missing has a sentence of its own. */
function isEmptyName({ path, code, input }: z.core.$ZodIssue): boolean {
  return NAMES.includes(path.at(-1)) && code === 'too_small' && typeof input === 'string' && input.trim() === '';
}
