import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Questionnaire } from '../src/document/questionnaire.ts';
import { applyCommand, collides } from '../src/questionnaire/apply-command.ts';
import { applyChanges } from '../src/questionnaire/change.ts';
import { type CommandName, commands } from '../src/questionnaire/commands/index.ts';
import { isEditProblem } from '../src/questionnaire/edit-problem.ts';
import { commandExamples, specialQuestion } from '../src/testing/command-examples.ts';
import { buildExample, exampleContext, mustApply } from '../src/testing/example-document.ts';

const names = Object.keys(commands) as CommandName[];
const example = buildExample();

function startFor(name: CommandName): Questionnaire {
  const { needsType } = commandExamples[name];
  if (!needsType) return example;
  const { name: add, input } = specialQuestion(needsType);
  return mustApply(example, add, input).document;
}

describe('every command', () => {
  it.each(names)('%s changes the document, and its inverse gives the same document back', name => {
    const before = startFor(name);
    const edit = mustApply(before, name, commandExamples[name].input);
    expect(edit.document).not.toEqual(before);
    expect(applyChanges(edit.document, edit.inverse)).toEqual(before);
  });

  it.each(names)('%s leaves what it does not touch shared', name => {
    const before = startFor(name);
    const { document, changes } = mustApply(before, name, commandExamples[name].input);
    const written = new Set(changes.map(change => change.path[0]));
    for (const key of Object.keys(before) as (keyof Questionnaire)[])
      if (!written.has(key)) expect(document[key]).toBe(before[key]);
  });

  it.each(names)('%s gives changes that survive saving and loading', name => {
    const { changes, document } = mustApply(startFor(name), name, commandExamples[name].input);
    expect(JSON.parse(JSON.stringify(changes))).toEqual(changes);
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  it.each(names)('%s never throws, whatever it is given', name => {
    const start = startFor(name);
    const { input } = commandExamples[name];
    fc.assert(
      fc.property(brokenInput(input), broken => {
        const edit = applyCommand(start, name, broken, exampleContext);
        if (isEditProblem(edit)) return true;
        return JSON.stringify(sorted(applyChanges(edit.document, edit.inverse))) === JSON.stringify(sorted(start));
      }),
      { numRuns: 30 },
    );
  });
});

describe('two commands on disjoint ids', () => {
  const pairs = names.flatMap(one => names.filter(other => other > one).map(other => [one, other] as const));

  it('give the same document in either order', () => {
    let compared = 0;
    for (const [one, other] of pairs) {
      const start = withSpecials(one, other);
      if (!start) continue;
      const [first, second] = [one, other].map(name => mustApply(start, name, commandExamples[name].input));
      const there = applyCommand(first!.document, other, commandExamples[other].input, exampleContext);
      const back = applyCommand(second!.document, one, commandExamples[one].input, exampleContext);
      // A limit or a rule of the whole may refuse one order; then it is refused in words. Never two different documents.
      if (isEditProblem(there) || isEditProblem(back)) continue;
      // The server's own question: does the later edit read or write what the earlier one wrote?
      if (collides(there, new Set(first!.touched)) || collides(back, new Set(second!.touched))) continue;
      expect(there.document, `${one} and ${other}`).toEqual(back.document);
      compared++;
    }
    expect(compared).toBeGreaterThan(1500);
  });
});

/** Both examples need the same special question, or only one needs any. */
function withSpecials(one: CommandName, other: CommandName): Questionnaire | undefined {
  const [a, b] = [commandExamples[one].needsType, commandExamples[other].needsType];
  if (a && b && a !== b) return undefined;
  return startFor(a ? one : other);
}

/** An example with some of its values replaced by anything. */
function brokenInput(input: object): fc.Arbitrary<unknown> {
  const anything = fc.oneof(
    fc.anything(),
    fc.constantFrom('constructor', '__proto__', 'toString', '', -1, Number.NaN, null, [], {}),
  );
  const paths = pathsOf(input);
  return fc.oneof(
    anything,
    fc
      .array(fc.tuple(fc.constantFrom(...(paths.length > 0 ? paths : [[]])), anything), { minLength: 1, maxLength: 3 })
      .map(breaks => breaks.reduce<unknown>((value, [path, by]) => replaceAt(value, path, by), input)),
  );
}

function pathsOf(value: unknown): (string | number)[][] {
  if (Array.isArray(value)) return value.flatMap((inner, at) => [[at], ...pathsOf(inner).map(path => [at, ...path])]);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[key], ...pathsOf(inner).map(path => [key, ...path])]);
}

function replaceAt(value: unknown, [key, ...rest]: readonly (string | number)[], by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value)) return value.map((inner, at) => (at === key ? replaceAt(inner, rest, by) : inner));
  if (typeof value !== 'object' || value === null) return by;
  return { ...value, [key]: replaceAt((value as Record<string, unknown>)[key], rest, by) };
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
