import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isSurely, parseWith } from '../src/parse-with.ts';
import type { Command } from '../src/questionnaire/command.ts';
import { type CommandName, commands } from '../src/questionnaire/commands/index.ts';
import { documentSchema } from '../src/questionnaire/schema/document-schema.ts';
import { commandExamples } from '../src/testing/command-examples.ts';
import { buildExample } from '../src/testing/example-document.ts';

const names = Object.keys(commands) as CommandName[];
const verbs = commands as unknown as Readonly<Record<CommandName, Command>>;

/** What the schema itself says, in the words of `parseWith`. */
function parseSlowly(schema: z.ZodMiniType, value: unknown) {
  const parsed = schema.safeParse(value);
  return parsed.success ? { data: parsed.data } : { field: parsed.error.issues[0]!.path.map(String).join('.') };
}

describe('reading quickly', () => {
  it.each(names)('gives for %s what its schema gives, however the input is broken', name => {
    for (const schema of [verbs[name].input, verbs[name].loose ?? verbs[name].input])
      fc.assert(
        fc.property(broken(commandExamples[name].input), value => {
          expect(parseWith(schema, value)).toEqual(parseSlowly(schema, value));
        }),
        { numRuns: 25 },
      );
  });

  it('gives for a document what its schema gives, however it is broken', () => {
    fc.assert(
      fc.property(broken(buildExample()), value => {
        const [quick, slow] = [parseWith(documentSchema, value), parseSlowly(documentSchema, value)];
        expect('data' in quick ? {} : quick).toEqual('data' in slow ? {} : slow);
      }),
      { numRuns: 200 },
    );
  });

  // Without this everything above would hold for a reader that is never sure, and edits of thousands of options would be slow.
  it('is sure of a document, and of what the editor sends with every command', () => {
    expect(isSurely(documentSchema, buildExample())).toBe(true);
    expect(names.filter(name => !isSurely(verbs[name].input, commandExamples[name].input))).toEqual([]);
  });

  it('shares what stays as it is', () => {
    const items = [{ itemId: 'newitem001', order: 'x', title: { text: 'New' }, settings: { 20009: 1 } }];
    const parsed = parseWith(verbs.addItems.input, { questionId: 'choice0001', items, unknown: 1 });
    expect(parsed).toEqual({ data: { questionId: 'choice0001', items } });
    const [item] = (parsed as { data: { items: typeof items } }).data.items;
    expect(item?.settings).toBe(items[0]?.settings);
  });

  it('leaves the choice between alternatives to the schema where one of them changes what it takes', () => {
    const schema = z.union([z.object({ a: z.number() }), z.strictObject({ a: z.number(), b: z.number() })]);
    expect(isSurely(schema, { a: 1, b: 2 })).toBe(false);
    expect(parseWith(schema, { a: 1, b: 2 })).toEqual({ data: { a: 1 } });
  });
});

const oddities = fc.oneof(
  fc.constantFrom(
    undefined,
    null,
    '',
    ' x ',
    '__proto__',
    'toString',
    'a'.repeat(40),
    -1,
    0.5,
    Number.NaN,
    1e20,
    [],
    {},
  ),
  fc.constantFrom(
    { text: 'x', html: undefined },
    { text: 'x', more: 1 },
    [{}],
    [undefined],
    Object.create({ text: 'x' }),
  ),
  fc.anything(),
);

/** The value with something else at one of its places: another value, none, or one more. */
function broken(value: object): fc.Arbitrary<unknown> {
  const places = placesIn(value);
  return fc
    .tuple(fc.constantFrom(...places), fc.constantFrom('replace', 'remove', 'add'), oddities)
    .map(([place, how, odd]) => breakAt(value, place, how, odd));
}

function placesIn(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...path]];
  return [[...path], ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))];
}

function breakAt(value: unknown, [key, ...rest]: readonly string[], how: string, odd: unknown): unknown {
  if (key === undefined)
    return how === 'add' && typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value, added: odd }
      : odd;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  if (how === 'remove' && rest.length === 0) delete copy[key];
  else copy[key] = breakAt(copy[key], rest, how, odd);
  return copy;
}
