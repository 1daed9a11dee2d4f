import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Questionnaire } from '../src/document/questionnaire.ts';
import { upgradeDocument } from '../src/questionnaire/upgrade-document.ts';
import { commandExamples } from '../src/testing/command-examples.ts';
import { buildExample, mustApply } from '../src/testing/example-document.ts';

const example = buildExample();
const stored = (): Record<string, unknown> => JSON.parse(JSON.stringify(example));

describe('a stored document', () => {
  it('is read as it was written, after every command', () => {
    for (const [name, { input, needsType }] of Object.entries(commandExamples)) {
      if (needsType) continue;
      const { document } = mustApply(example, name, input);
      expect(upgradeDocument(JSON.parse(JSON.stringify(document))), name).toEqual({ document });
    }
  });

  it.each<[string, (document: Record<string, unknown>) => unknown, object]>([
    ['is no object', () => 'questions', { problem: 'not-a-document', at: '' }],
    ['has no format', ({ format: _format, ...rest }) => rest, { problem: 'format-missing', at: 'format' }],
    [
      'comes from a newer edition',
      document => ({ ...document, format: 99 }),
      { problem: 'format-newer', at: 'format' },
    ],
    ['lacks a list', ({ quotas: _quotas, ...rest }) => rest, { problem: 'shape-wrong', at: 'quotas' }],
    ['has a field that nobody knows', document => ({ ...document, extra: 1 }), { problem: 'shape-wrong', at: '' }],
    [
      'has a question under another id',
      document => rekey(document, 'questions', 'choice0001', 'elsewhere1'),
      { problem: 'id-differs', at: 'questions.elsewhere1' },
    ],
    [
      'has a question in no group',
      document => rekey(document, 'groups', 'group00001', undefined),
      { problem: 'reference-dangling', at: 'questions.choice0001.groupId' },
    ],
    ['is nested without end', () => nested(100_000), { problem: 'nested-too-deep', at: '' }],
  ])('that %s is a named problem', (_what, breakIt, problem) => {
    expect(upgradeDocument(breakIt(stored()))).toEqual(problem);
  });

  it('never throws, however broken it is', () => {
    const keys = fc.constantFrom(...(Object.keys(example) as (keyof Questionnaire)[]));
    fc.assert(
      fc.property(keys, fc.anything(), (key, broken) => {
        const read = upgradeDocument({ ...stored(), [key]: broken });
        return 'document' in read || typeof read.problem === 'string';
      }),
      { numRuns: 300 },
    );
    fc.assert(fc.property(fc.anything(), broken => typeof upgradeDocument(broken) === 'object'));
  });
});

function rekey(document: Record<string, unknown>, list: string, from: string, to: string | undefined) {
  const { [from]: moved, ...rest } = document[list] as Record<string, unknown>;
  return { ...document, [list]: to === undefined ? rest : { ...rest, [to]: moved } };
}

function nested(depth: number): unknown {
  let value: unknown = {};
  for (let n = 0; n < depth; n++) value = { inner: value };
  return value;
}

describe('a document that shares parts with one that was right', () => {
  const right = stored() as unknown as Questionnaire;
  const places = Object.keys(right).flatMap(list =>
    Object.entries(right[list as keyof Questionnaire] as object).map(([key, part]) => ({ list, key, part })),
  );

  it('is judged as one that shares nothing, whatever is wrong with the part that it does not share', () => {
    expect(upgradeDocument(right)).toEqual({ document: right });
    const fields = fc.constantFrom(
      'id',
      'title',
      'items',
      'order',
      'kind',
      'when',
      'cells',
      'groupId',
      'settings',
      'new',
    );
    // As it comes back when it was stored: minus zero does not.
    const values = fc.jsonValue().map(value => JSON.parse(JSON.stringify(value)));
    fc.assert(
      fc.property(fc.constantFrom(...places), fields, values, ({ list, key, part }, field, odd) => {
        const changed = typeof part === 'object' && part !== null ? { ...part, [field]: odd } : odd;
        const document = { ...right, [list]: { ...(right[list as keyof Questionnaire] as object), [key]: changed } };
        expect(upgradeDocument(document)).toEqual(upgradeDocument(JSON.parse(JSON.stringify(document))));
      }),
      { numRuns: 500 },
    );
  });
});
