import { isDeepStrictEqual } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import type { Questionnaire } from '../src/document/questionnaire.ts';
import { isId } from '../src/ids.ts';
import { applyCommand, completeInput } from '../src/questionnaire/apply-command.ts';
import { type CommandName, commands } from '../src/questionnaire/commands/index.ts';
import { isEditProblem } from '../src/questionnaire/edit-problem.ts';
import { upgradeDocument } from '../src/questionnaire/upgrade-document.ts';
import { checkRichText } from '../src/rich-text/check-rich-text.ts';
import { commandExamples, specialQuestion } from '../src/testing/command-examples.ts';
import { buildExample, exampleContext, mustApply } from '../src/testing/example-document.ts';
import { ids } from '../src/testing/example-edits.ts';
import { everyMutation, HOSTILE_NAMES } from '../src/testing/hostile-names.ts';

const names = Object.keys(commands) as CommandName[];
const example = buildExample();
const everyObjectHas = Object.getOwnPropertyNames(Object.prototype);
const before = new Map(everyObjectHas.map(name => [name, (Object.prototype as Record<string, unknown>)[name]]));

afterEach(() => {
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(everyObjectHas);
  for (const [name, value] of before) expect((Object.prototype as Record<string, unknown>)[name]).toBe(value);
});

function startFor(name: CommandName): Questionnaire {
  const { needsType } = commandExamples[name];
  if (!needsType) return example;
  const { name: add, input } = specialQuestion(needsType);
  return mustApply(example, add, input).document;
}

/** Refused in words, or a document that storing and loading does not change and that its check takes. */
function expectSound(start: Questionnaire, name: CommandName, input: unknown): void {
  const edit = applyCommand(start, name, input, exampleContext);
  if (isEditProblem(edit)) return;
  const stored = JSON.parse(JSON.stringify(edit.document));
  const told = `${name} ${JSON.stringify(input)}`;
  expect(isDeepStrictEqual(stored, edit.document), told).toBe(true);
  expect(upgradeDocument(stored), told).toHaveProperty('document');
}

describe('names that every object has', () => {
  it('are no ids', () => {
    expect([...everyObjectHas, ...HOSTILE_NAMES].filter(isId)).toEqual([]);
    expect(isId('constructor1')).toBe(true);
  });

  it.each(names)('leave a sound document or are refused at every place of %s', name => {
    const start = startFor(name);
    let tried = 0;
    for (const input of everyMutation(commandExamples[name].input)) {
      expectSound(start, name, input);
      const whole = completeInput(
        start,
        name,
        input,
        () => `minted${String(tried).padStart(6, '0')}`,
        exampleContext.types,
      );
      expectSound(start, name, whole);
      tried++;
    }
    expect(tried).toBeGreaterThan(0);
  });

  const on = { questionId: ids.choice };
  it.each([
    { test: 'choice', ...on, is: 'any-of', itemIds: [ids.optionA] },
    { test: 'count', questionId: ids.multiple, compare: '>', value: { calculationId: ids.calculation } },
    { test: 'answered', questionId: ids.matrix, rowId: 'rowA000001', is: true },
    { test: 'text', questionId: ids.text, is: 'contains', value: 'x' },
    {
      test: 'number',
      ...on,
      itemId: ids.optionA,
      compare: '<',
      value: { questionId: ids.choice, itemId: ids.optionB },
    },
    { test: 'rank', ...on, itemId: ids.optionA, compare: '=', value: 1 },
    { test: 'label', is: 'any-of', values: ['loyal'] },
    { test: 'channel', is: 'any-of', values: ['web'] },
    { test: 'parameter', name: 'from', is: 'equals', value: 'mail' },
    { any: [{ not: { test: 'score', ...on, compare: '>', value: 2 } }] },
  ])('leave a sound document or are refused at every place of the condition $test', when => {
    const rule = { id: 'newrule001', order: 'x', kind: 'display', target: { questionId: ids.text }, when };
    for (const input of everyMutation({ rules: [rule] })) expectSound(example, 'saveLogic', input);
  });

  it.each([
    ['updateSettings', { ...on, settings: { 20001: true } }],
    ['updateItemGroup', { ...on, itemGroupId: ids.optionGroup, settings: { 20010: true } }],
    ['updateSurveySettings', { settings: { 20017: true } }],
    [
      'saveQuota',
      {
        quotaId: 'newquota01',
        order: 'x',
        kind: 'cross',
        title: 'Two',
        whenFull: 'end',
        cells: [
          {
            cellId: 'newcell001',
            order: 'a',
            match: { [ids.choice]: ids.optionA, [ids.counted]: ['countedA01'] },
            size: 2,
          },
        ],
      },
    ],
  ] as const)('leave a sound document or are refused at every place of a list of %s', (name, input) => {
    for (const mutated of everyMutation(input)) expectSound(example, name, mutated);
  });

  it('are no entities of a rich text', () => {
    for (const name of HOSTILE_NAMES)
      expect(checkRichText({ text: name, html: `<p>&${name};</p>` })?.problem, name).toBe('rich-text-refused');
  });
});
