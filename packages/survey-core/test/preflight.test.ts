import { expect, test } from 'vitest';
import { questionTypes } from '../../question-types/src/core.ts';
import type { Question, Questionnaire } from '../src/document/questionnaire.ts';
import { createQuestionnaire } from '../src/questionnaire/create-questionnaire.ts';
import { preflight } from '../src/questionnaire/preflight.ts';
import { writeSettings } from '../src/settings/settings.ts';

const item = (id: string, text: string, settings = {}) => ({ id, order: id, title: { text }, settings });
const question = (id: string, type: string, items: readonly ReturnType<typeof item>[], settings = {}): Question => ({
  id,
  type,
  groupId: 'g1',
  order: id,
  seqName: id.toUpperCase(),
  title: { text: id },
  settings,
  items: Object.fromEntries(items.map(one => [one.id, one])),
  itemGroups: {},
  rows: {},
  rowGroups: {},
});
const survey = (questions: readonly Question[], more: Partial<Questionnaire> = {}): Questionnaire => ({
  ...createQuestionnaire({ title: 'Drinks', baseLanguageId: 2, groupId: 'g1' }),
  questions: Object.fromEntries(questions.map(one => [one.id, one])),
  ...more,
});
const found = (document: Questionnaire) =>
  preflight(document, questionTypes).map(({ level, problem, questionId }) => [level, problem, questionId]);

test('default and empty texts of options are warnings, an empty title is an error', () => {
  const document = survey([
    question('q1', 'single-choice', [item('a', '选项 1'), item('b', 'Tea')]),
    question('q2', 'single-choice', [item('c', ' option2 '), item('d', '')]),
    question('q3', 'single-choice', [item('e', 'Option A'), item('f', 'Row of houses')]),
    { ...question('q4', 'fill-in', []), title: { text: ' ' } },
  ]);
  expect(found(document)).toEqual([
    ['error', 'title-missing', 'q4'],
    ['warning', 'text-placeholder', 'q1'],
    ['warning', 'text-placeholder', 'q2'],
    ['warning', 'part-text-missing', 'q2'],
  ]);
});

test('what is not translated is a warning for each language, and nothing is one without languages', () => {
  const questions = [question('q1', 'single-choice', [item('a', 'Tea'), item('b', 'Milk')])];
  expect(found(survey(questions))).toEqual([]);
  const languages = { 1: { languageId: 1, name: '中文' } };
  const half = { survey: { title: { text: '饮料' } }, q1: { title: { text: '问' } }, a: { title: { text: '茶' } } };
  const translated = survey(questions, { languages, translations: { 1: half } });
  expect(preflight(translated, questionTypes)).toEqual([
    { level: 'warning', problem: 'text-untranslated', questionId: 'q1', languageId: 1 },
    { level: 'warning', problem: 'text-unchecked', languageId: 1 },
  ]);
  const whole = { ...half, b: { title: { text: '奶' } } };
  expect(preflight(survey(questions, { languages, translations: { 1: whole } }), questionTypes)).toEqual([
    { level: 'warning', problem: 'text-unchecked', languageId: 1 },
  ]);
});

test('an option of a hotspot that has no region keeps it from being published', () => {
  const settings = writeSettings({ picture: '/files/a.png' });
  const drawn = item('a', 'Label', writeSettings({ region: '0,0,0.5,0.5' }));
  const hotspot = (...items: ReturnType<typeof item>[]) => survey([question('q1', 'image-hotspot', items, settings)]);
  expect(found(hotspot(drawn))).toEqual([]);
  expect(found(hotspot(drawn, item('b', 'Cap')))).toEqual([['error', 'region-missing', 'q1']]);
  expect(found(hotspot(drawn, item('b', 'Cap', writeSettings({ isHidden: true }))))).toEqual([]);
});

test('a loop is a notice that names the rule and all that it asks, in the order of the survey; one that asks nothing is none', () => {
  const inLoop = (id: string, type = 'fill-in'): Question => ({ ...question(id, type, []), groupId: 'g2' });
  const groups = {
    g1: { id: 'g1', order: 'a', title: { text: 'First' }, settings: {} },
    g2: { id: 'g2', order: 'b', title: { text: 'Each brand' }, settings: {} },
    g3: { id: 'g3', order: 'c', title: { text: 'Nothing yet' }, settings: {} },
  };
  const loopOver = (id: string, groupId: string) => ({
    id,
    order: id,
    kind: 'question-relation' as const,
    fromQuestionId: 'q9',
    take: 'selected' as const,
    target: { groupId },
  });
  const questions = [
    question('q9', 'multiple-choice', [item('a', 'Tea'), item('b', 'Milk')]),
    { ...inLoop('q4'), order: 'z' },
    inLoop('q5'),
    inLoop('q6', 'text-note'),
  ];
  const document = survey(questions, { groups, logic: { r1: loopOver('r1', 'g2'), r2: loopOver('r2', 'g3') } });
  expect(preflight(document, questionTypes)).toEqual([
    { level: 'notice', problem: 'asked-per-option', ruleId: 'r1', questionIds: ['q5', 'q4'] },
  ]);
});
