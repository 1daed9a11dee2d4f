import type { CraftFinding } from '@wenshu/craft';
import { applyChanges, createQuestionnaire, type Question } from '@wenshu/survey-core';
import { expect, it } from 'vitest';
import { groupFindings } from './group-findings.ts';

const question = (id: string, title: string): Question => ({
  id,
  order: id,
  groupId: 'group000',
  type: 'fill-in',
  seqName: id,
  title: { text: title },
  settings: {},
  items: {},
  itemGroups: {},
  rows: {},
  rowGroups: {},
});
const empty = createQuestionnaire({ title: 'Tea', baseLanguageId: 2, groupId: 'group000' });
const document = { ...empty, questions: { first0: question('first0', 'One'), second: question('second', 'Two') } };
const finding = (rule: CraftFinding['rule'], questionId?: string): CraftFinding => ({
  rule,
  reason: 'as-found',
  at: questionId === undefined ? {} : { questionId },
  certainty: 'likely',
});
const findings = [
  finding('survey-too-long'),
  finding('leading', 'first0'),
  finding('jargon', 'first0'),
  finding('leading', 'second'),
];

it('findings stand by their question, and what is left is told apart', () => {
  const all = groupFindings(findings, new Set(), document);
  expect(all.told.map(({ questionId, findings: own }) => [questionId, own.length])).toEqual([
    [undefined, 1],
    ['first0', 2],
    ['second', 1],
  ]);
  const left = new Set([all.told[1]!.findings[0]!.key]);
  const some = groupFindings(findings, left, document);
  expect(some.count).toBe(3);
  expect(some.left.map(one => one.finding)).toEqual([findings[1]]);
  expect(some.told[1]!.findings.map(one => one.finding.rule)).toEqual(['jargon']);
});

it('what was left comes back when its words change, and no other', () => {
  const all = groupFindings(findings, new Set(), document);
  const left = new Set(all.told.flatMap(place => place.findings.map(({ key }) => key)));
  expect(groupFindings(findings, left, document).count).toBe(0);
  const changed = applyChanges(document, [{ path: ['questions', 'second', 'title'], value: { text: 'Three' } }]);
  const now = groupFindings(findings, left, changed);
  expect(now.told.map(({ questionId }) => questionId)).toEqual(['second']);
});

it('a finding about a question that has gone is not shown', () => {
  const { first0: _gone, ...questions } = document.questions;
  const shown = groupFindings(findings, new Set(), { ...document, questions });
  expect(shown.told.map(({ questionId }) => questionId)).toEqual([undefined, 'second']);
});
