import {
  type DraftLanguage,
  type DraftPlan,
  draftPlaces,
  type PlannedQuestion,
  type PlannedRule,
} from '@wenshu/api-contract';
import { draftQuestionTexts } from '@wenshu/texts/design/drafting/draft-questions';
import * as z from 'zod/mini';
import { newId } from '../../../../platform/new-id.ts';
import { findEntry } from '../bank/read-bank.ts';
import type { Brief } from '../brief/read-brief.ts';
import { allQuestions, introduce, sectionsOf } from '../plan/make-plan.ts';
import { fromEntry } from '../plan/planned-question.ts';
import { slotsIn } from '../plan/slots.ts';

/** The types that a model may use: those that need nothing but words. */
export const modelTypes = [
  'single-choice',
  'multiple-choice',
  'scale',
  'nps',
  'rating',
  'matrix-single',
  'ranking',
  'fill-in',
  'multi-fill-in',
  'date',
] as const;

const words = z.object({ title: z.string(), options: z.array(z.string()), rows: z.array(z.string()) });
const modelQuestion = z.object({
  /** Of a question of the bank, to be taken as it is; or of a question of the plan that stays. Empty: one of the model's own. */
  take: z.string(),
  type: z.enum(modelTypes),
  place: z.enum(draftPlaces),
  construct: z.string(),
  why: z.string(),
  isRequired: z.boolean(),
  /** In each of the plan's languages, in their order; empty where it is taken. */
  words: z.array(words),
  /** Options by number, from 1. */
  screenOut: z.array(z.int()),
  exclusive: z.array(z.int()),
  isOrderRandom: z.boolean(),
  showWhen: z.nullable(z.object({ question: z.int(), options: z.array(z.int()) })),
  quota: z.nullable(z.array(z.object({ option: z.int(), size: z.int() }))),
});

/** What a model is asked for. Bounded where it is looked at. */
export const modelPlan = z.object({
  titles: z.array(z.string()),
  introductions: z.array(z.string()),
  questions: z.array(modelQuestion),
});
export type ModelPlan = z.infer<typeof modelPlan>;
type ModelQuestion = ModelPlan['questions'][number];

const MOST_QUESTIONS = 60;
const LONGEST = 400;
const blank = /[_＿]{3,}\s*$/;

/** A plan of what a model said; what refers to what is not there falls away. */
export function planOfModel(value: ModelPlan, brief: Brief, before: DraftPlan | undefined): DraftPlan {
  const { languages } = brief.facts;
  const asked = value.questions.slice(0, MOST_QUESTIONS);
  const questions = asked.map(one => questionOf(one, brief, before));
  const rules = asked.flatMap((one, index) => rulesOf(one, index, questions));
  const kept = before?.rules.filter(rule => isKept(rule, questions)) ?? [];
  const quotas = asked.flatMap(({ quota, take }, index) => {
    const question = questions[index]!;
    const old = before?.quotas.filter(({ questionId }) => questionId === take) ?? [];
    if (old.length > 0) return old;
    const count = optionsOf(question);
    const cells =
      quota?.filter(({ option, size }) => option >= 1 && option <= count && size > 0 && size <= 1_000_000) ?? [];
    return cells.length === 0 || question.type !== 'single-choice'
      ? []
      : [{ questionId: question.id, cells: cells.map(({ option, size }) => ({ items: [option], size })) }];
  });
  const say = (texts: readonly string[], most: number) =>
    Object.fromEntries(languages.map((language, index) => [language, (texts[index] ?? '').slice(0, most)]));
  const titles = say(value.titles, 60);
  const plan: DraftPlan = {
    facts: brief.facts,
    studies: before?.studies ?? [],
    title: Object.fromEntries(languages.map(language => [language, titles[language] || usualTitle(brief, language)])),
    introduction: say(value.introductions, 1500),
    isIntroductionOwn: true,
    sections: sectionsOf(questions).map(section => ({
      ...section,
      questions: questions.filter(({ place }) => place === section.place),
    })),
    rules: [...kept, ...rules],
    quotas,
  };
  const isSaid = languages.every(language => plan.introduction[language]);
  return isSaid ? plan : { ...introduce(plan, brief), isIntroductionOwn: false };
}

const usualTitle = (brief: Brief, language: DraftLanguage) =>
  draftQuestionTexts[language].titleOf({ of: slotsIn(brief, language).thing });

const optionsOf = ({ words }: PlannedQuestion) => (words.zh ?? words.en)?.items.length ?? 0;

function questionOf(asked: ModelQuestion, brief: Brief, before: DraftPlan | undefined): PlannedQuestion {
  const stays = before && allQuestions(before).find(({ id }) => id === asked.take);
  if (stays) return { ...stays, place: asked.place };
  const because = { why: 'model', about: asked.why.slice(0, 200), weight: 60 } as const;
  const entry = findEntry(asked.take);
  if (entry) return { ...fromEntry(entry, brief, because), place: asked.place };
  const said = brief.facts.languages.flatMap((language, index) => {
    // What it left out is left out: it falls back to the first language, and counts as untranslated.
    const own = asked.words[index];
    return own ? [[language, wordsOf(own)] as const] : [];
  });
  const first = asked.words[0] ?? { title: '', options: [], rows: [] };
  const count = first.options.length;
  const places = (numbers: readonly number[]) => [...new Set(numbers)].filter(number => number >= 1 && number <= count);
  const blanks = first.options.flatMap((option, index) => (blank.test(option) ? [index + 1] : []));
  const exclusive = asked.type === 'multiple-choice' ? places(asked.exclusive) : [];
  const canBeRandom = asked.isOrderRandom && (first.rows.length > 1 || count > 1) && asked.type !== 'scale';
  return {
    id: newId(),
    type: asked.type,
    place: asked.place,
    construct: asked.construct.slice(0, 80),
    isRequired: asked.isRequired && asked.place !== 'sensitive',
    blanks,
    exclusive,
    anchors: canBeRandom && first.rows.length < 2 ? [...new Set([...blanks, ...exclusive])] : [],
    random: canBeRandom ? [first.rows.length > 1 ? 'rows' : 'options'] : [],
    words: Object.fromEntries(said),
    ...because,
  };
}

function wordsOf({ title, options, rows }: ModelQuestion['words'][number]) {
  const cut = (text: string) => text.trim().slice(0, LONGEST);
  return { title: cut(title), items: options.map(option => cut(option.replace(blank, ''))), rows: rows.map(cut) };
}

function rulesOf(
  { screenOut, showWhen, take }: ModelQuestion,
  index: number,
  questions: readonly PlannedQuestion[],
): PlannedRule[] {
  const question = questions[index]!;
  // What stays keeps what hung on it.
  if (question.id === take) return [];
  const within = (numbers: readonly number[], of: PlannedQuestion) =>
    [...new Set(numbers)].filter(number => number >= 1 && number <= optionsOf(of));
  const isChoice = ({ type }: PlannedQuestion) =>
    type === 'single-choice' || type === 'multiple-choice' || type === 'scale';
  const out = isChoice(question) ? within(findEntry(take)?.screenOut ?? screenOut, question) : [];
  const source = showWhen ? questions[showWhen.question - 1] : undefined;
  const when = source && isChoice(source) && showWhen!.question - 1 < index ? within(showWhen!.options, source) : [];
  return [
    ...(question.place === 'screening' && out.length > 0 && out.length < optionsOf(question)
      ? [{ does: 'screen-out', when: { questionId: question.id, is: 'any-of', items: out } } as const]
      : []),
    ...(source && when.length > 0
      ? [{ does: 'show', questionId: question.id, when: { questionId: source.id, is: 'any-of', items: when } } as const]
      : []),
  ];
}

const isKept = (rule: PlannedRule, questions: readonly PlannedQuestion[]): boolean => {
  const has = (id: string) => questions.some(question => question.id === id);
  return has(rule.when.questionId) && (rule.does === 'screen-out' || has(rule.questionId));
};
