import {
  type DesignRegistry,
  type Id,
  inLanguage,
  inOrder,
  type LogicRule,
  orderQuestions,
  type Question,
  type Questionnaire,
  type RichText,
  readSetting,
  type Steps,
  surveyLanguages,
} from '@wenshu/survey-core';
import type { Asked, AskedKind } from './asked.ts';
import { type OptionRole, optionRole } from './option-role.ts';
import { findScreenings, type Screening } from './screenings.ts';

/** The languages whose words we know. */
export type WordsLanguage = 'zh' | 'en';

/** A questionnaire as somebody reads it in one language, once, for all rules. */
export interface Survey {
  readonly document: Questionnaire;
  readonly types: DesignRegistry;
  readonly languageId: number;
  readonly isBase: boolean;
  /** Undefined: a language whose words we do not know. */
  readonly language: WordsLanguage | undefined;
  /** Name, introduction and cover: what everybody reads first, and what they say is established. */
  readonly introduction: string;
  readonly name: string;
  /** In the order in which they are asked. */
  readonly questions: readonly Asked[];
  readonly screenings: readonly Screening[];
  /** Whether it is all that people are asked: of a part nobody knows what stands before and after it. */
  readonly isWhole: boolean;
  /** Whether a part may have answers: what it says must not become something else under them. */
  readonly isPublished: (id: Id) => boolean;
}

/** Reading options is matching patterns: so many questions with many options fit into a frame. */
const AT_ONCE = 10;

export function* readSurvey(
  base: Questionnaire,
  types: DesignRegistry,
  languageId: number,
  { isWhole, isPublished }: Pick<Survey, 'isWhole' | 'isPublished'>,
): Steps<Survey> {
  const isBase = languageId === base.baseLanguageId;
  const document = isBase ? base : inLanguage(base, languageId);
  const tag = surveyLanguages(base).find(one => one.languageId === languageId)?.tag ?? '';
  const rules = Object.values(document.logic);
  const facts: Facts = { conditional: conditionalIds(rules), carrying: carryingIds(rules) };
  const ordered = orderQuestions(document).filter(
    ({ type, groupId }) => types[type]?.capabilities.needsTitle !== false && !document.groups[groupId]?.solution,
  );
  const questions: Asked[] = [];
  for (const [index, question] of ordered.entries()) {
    if (!readSetting(question.settings, 'isHidden')) questions.push(readQuestion(question, types, facts));
    if (index % AT_ONCE === AT_ONCE - 1) yield;
  }
  return {
    document,
    types,
    languageId,
    isBase,
    language: readAs(tag, questions),
    name: document.title.text.trim(),
    introduction: [document.description.text, document.cover?.isShown ? document.cover.text.text : '']
      .join('\n')
      .trim(),
    questions,
    screenings: findScreenings(document),
    isWhole,
    isPublished,
  };
}

/** Remembered by the text itself: it is the same object until somebody changes it, and thousands are read again at every pause. */
const roles = new WeakMap<RichText, OptionRole>();

function roleOf(title: RichText, settings: Question['settings']): OptionRole {
  const known = roles.get(title);
  if (known !== undefined) return known;
  const role = optionRole(title.text.trim(), readSetting(settings, 'hasBlank'));
  roles.set(title, role);
  return role;
}

/**
 * What a survey is written in is a setting that people forget: one that says Chinese and has not one Chinese character in its questions is
 * read as English, and the other way round.
 */
function readAs(tag: string, questions: readonly Asked[]): WordsLanguage | undefined {
  const named = /^zh/i.test(tag) ? 'zh' : /^en/i.test(tag) ? 'en' : undefined;
  const titles = questions.map(({ title }) => title).join(' ');
  if (named === undefined || !/\p{L}/u.test(titles)) return named;
  const hasHan = /\p{Script=Han}/u.test(titles);
  if (named === 'zh' && !hasHan) return 'en';
  return named === 'en' && hasHan && !/[a-z]{3}/i.test(titles) ? 'zh' : named;
}

interface Facts {
  readonly conditional: ReadonlySet<Id>;
  readonly carrying: ReadonlySet<Id>;
}

function readQuestion(question: Question, types: DesignRegistry, { conditional, carrying }: Facts): Asked {
  const kind = kindOf(question, types);
  const items = inOrder(question.items).filter(({ settings }) => !readSetting(settings, 'isHidden'));
  const lowest = items.filter(({ id }) => !items.some(({ parentItemId }) => parentItemId === id));
  return {
    id: question.id,
    question,
    kind,
    title: question.title.text.trim(),
    note: question.remark?.text.trim() ?? '',
    options: lowest.map(({ id, title, settings }) => ({
      id,
      text: title.text.trim(),
      role: roleOf(title, settings),
    })),
    rows: inOrder(question.rows).map(({ id, title }) => ({ id, text: title.text.trim() })),
    lowLabel: readSetting(question.settings, 'lowLabel').trim(),
    highLabel: readSetting(question.settings, 'highLabel').trim(),
    isRequired: readSetting(question.settings, 'required'),
    isPointGrid: kind === 'grid' && types[question.type]?.capabilities.optionCounts !== undefined,
    isConditional: conditional.has(question.id) || conditional.has(question.groupId) || question.parentId !== undefined,
    isTrap: readSetting(question.settings, 'isTrap'),
    carriesOptions: carrying.has(question.id),
  };
}

/** By what the type can, never by its name. */
function kindOf(question: Question, types: DesignRegistry): AskedKind {
  const type = types[question.type];
  if (!type) return 'other';
  const { hasOptions, hasRows, optionCounts, choosesSeveral, hasRightTitles, hasScoreTags } = type.capabilities;
  const summary = type.summary?.kind;
  if (summary === 'none') return 'note';
  if (summary === 'nps') return 'nps';
  if (summary === 'ranks') return 'ranking';
  if (summary === 'numbers' && !hasOptions) return 'rating';
  if (summary === 'texts') return NUMBERS.has(readSetting(question.settings, 'inputFormat')) ? 'number' : 'text';
  if (summary === 'options-by-row') return hasRightTitles ? 'other' : 'grid';
  if (summary !== 'options' || !hasOptions || hasRows || hasScoreTags) return 'other';
  if (optionCounts) return 'scale';
  return choosesSeveral ? 'multiple' : 'single';
}

/** The input formats of `fill-in` that take a number. */
const NUMBERS: ReadonlySet<number> = new Set([2, 3]);

function conditionalIds(rules: readonly LogicRule[]): Set<Id> {
  return new Set(
    rules.flatMap(rule => {
      if (rule.kind === 'question-relation') return Object.values(rule.target);
      if (rule.kind !== 'display' || 'itemId' in rule.target || 'rowId' in rule.target) return [];
      return 'itemGroupId' in rule.target || 'rowGroupId' in rule.target ? [] : Object.values(rule.target);
    }),
  );
}

function carryingIds(rules: readonly LogicRule[]): Set<Id> {
  return new Set(rules.flatMap(rule => (rule.kind === 'option-reference' ? [rule.questionId] : [])));
}
