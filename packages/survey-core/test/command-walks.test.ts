import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Questionnaire } from '../src/document/questionnaire.ts';
import { applyCommand, completeInput } from '../src/questionnaire/apply-command.ts';
import { applyChanges, type Change } from '../src/questionnaire/change.ts';
import { type CommandName, commands } from '../src/questionnaire/commands/index.ts';
import { isEditProblem } from '../src/questionnaire/edit-problem.ts';
import { upgradeDocument } from '../src/questionnaire/upgrade-document.ts';
import { buildExample, commandExamples, exampleContext, exampleTypes, specialQuestion } from '../src/testing/index.ts';

const example = buildExample();
const names = Object.keys(commands) as CommandName[];
const specials = ['label', 'cascade', 'evaluation', 'file-upload'] as const;

/** A step of a walk: a command's example, or one of the special questions; `isPublished` as if everything had been published before. */
const step = fc.record({
  edit: fc.oneof(
    fc.constantFrom(...names).map(name => ({ name: name as string, input: commandExamples[name].input })),
    fc.constantFrom(...specials).map(specialQuestion),
  ),
  isPublished: fc.boolean(),
});

describe('any walk of edits', () => {
  it('ends in a document that can be stored, and undoing it step by step leads back', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), steps => {
        let document: Questionnaire = example;
        const back: (readonly Change[])[] = [];
        for (const { edit: next, isPublished } of steps) {
          const context = { ...exampleContext, isPublished: () => isPublished };
          const edit = applyCommand(document, next.name, next.input, context);
          if (isEditProblem(edit)) continue;
          document = edit.document;
          back.unshift(edit.inverse);
        }
        expect(upgradeDocument(JSON.parse(JSON.stringify(document)))).toEqual({ document });
        expect(back.reduce((now, inverse) => applyChanges(now, inverse), document)).toEqual(example);
      }),
      { numRuns: 150 },
    );
  });

  it('refers to nothing that is gone: rules, formulas and quotas die with what they name', () => {
    const removals = names.filter(name => /^(delete|turnOff|remove|changeType|batchItems)/.test(name));
    fc.assert(
      fc.property(fc.shuffledSubarray(removals), order => {
        let document: Questionnaire = example;
        for (const name of order) {
          const edit = applyCommand(document, name, commandExamples[name].input, exampleContext);
          if (!isEditProblem(edit)) document = edit.document;
        }
        const known = new Set(idsOf(document));
        const named = [document.logic, document.calculations, document.verifications, document.quotas]
          .flatMap(list => [...JSON.stringify(list).matchAll(/\b[A-Za-z]{3,}[0-9]{1,5}\b/g)])
          .map(([id]) => id!);
        expect(named.filter(id => !known.has(id))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});

describe('an input without ids and places', () => {
  it('is made whole and then taken, for every command that can', () => {
    let minted = 0;
    const mint = () => `minted${String(++minted).padStart(5, '0')}`;
    const completing = names.filter(name => 'complete' in commands[name]);
    expect(completing.length).toBeGreaterThan(20);
    for (const name of completing) {
      const { needsType, input } = commandExamples[name];
      const start = needsType ? withSpecial(needsType) : example;
      const whole = completeInput(start, name, bare(input), mint, exampleTypes);
      const edit = applyCommand(start, name, whole, { ...exampleContext, types: exampleTypes });
      expect(isEditProblem(edit) ? { name, edit, whole } : 'made').toBe('made');
    }
  });
});

function withSpecial(type: string): Questionnaire {
  const { name, input } = specialQuestion(type);
  const edit = applyCommand(example, name, input, exampleContext);
  if (isEditProblem(edit)) throw new Error(edit.problem);
  return edit.document;
}

/** The example without what only an editor knows: the new ids, places, and the ids of copies. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([key, inner]) =>
      !['order', 'places', 'ids', 'seqNames'].includes(key) && !/^(new|break|listed)/.test(String(inner)),
  );
  return Object.fromEntries(kept.map(([key, inner]) => [key, bare(inner)]));
}

function idsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...idsOf(inner)]);
}
