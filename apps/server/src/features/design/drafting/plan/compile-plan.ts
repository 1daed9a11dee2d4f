import type {
  DraftLanguage,
  DraftPlan,
  DraftWords,
  PlannedQuestion,
  PlannedQuota,
  PlannedRule,
  PlannedTest,
} from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';
import {
  applyCommand,
  type CommandName,
  completeInput,
  type DraftQuestion,
  inOrder,
  isEditProblem,
  listTexts,
  type Question,
  type Questionnaire,
} from '@wenshu/survey-core';
import { draftQuestionTexts } from '@wenshu/texts/design/drafting/draft-questions';
import { newId } from '../../../../platform/new-id.ts';
import { type TemplateRule, type TemplateTest, templateDocument } from '../../questionnaire-start/index.ts';

export const languageIds: Readonly<Record<DraftLanguage, number>> = { zh: 1, en: 2 };

export interface CompiledPlan {
  readonly document: Questionnaire;
  /** The ids of the document's questions by those of the plan. */
  readonly questionOf: ReadonlyMap<string, string>;
  /** Texts that have no words in a further language: shown in the first one until somebody translates them. */
  readonly untranslated: number;
}

interface Place {
  readonly draft: DraftQuestion;
  readonly planned?: PlannedQuestion;
}

/** The questionnaire of a plan, by the same edits as a template's: never a half one, what does not go throws. */
export function compilePlan(plan: DraftPlan, name?: string): CompiledPlan {
  const [base = 'zh', ...others] = plan.facts.languages;
  const places = placesOf(plan, base);
  const numbers = new Map(places.flatMap(({ planned }, index) => (planned ? [[planned.id, index + 1] as const] : [])));
  const start = {
    name: name ?? (plan.title[base] || plan.title.zh || plan.title.en || ''),
    languageId: languageIds[base],
    ...(plan.introduction[base] && { introduction: plan.introduction[base] }),
  };
  const rules = [...markRules(places), ...plan.rules.flatMap(rule => templateRule(rule, numbers))];
  const bare = templateDocument(start, { questions: places.map(({ draft }) => draft), rules });
  const inPlace = inOrder(bare.questions);
  const questionOf = new Map([...numbers].map(([id, number]) => [id, inPlace[number - 1]!.id]));
  const withQuotas = addQuotas(bare, plan, questionOf, base);
  const { document, untranslated } = others.reduce(
    (made, language) => {
      const next = addWords(made.document, plan, places, language);
      return { document: next.document, untranslated: made.untranslated + next.untranslated };
    },
    { document: withQuotas, untranslated: 0 },
  );
  return { document, questionOf, untranslated };
}

/** The same, where a plan that makes no questionnaire is still to be seen: undefined. */
export function tryCompile(plan: DraftPlan): CompiledPlan | undefined {
  try {
    return compilePlan(plan);
  } catch {
    return undefined;
  }
}

/** Sections are pages; the one that may be skipped says so. */
function placesOf({ sections }: DraftPlan, base: DraftLanguage): Place[] {
  const used = sections.filter(({ questions }) => questions.length > 0);
  return used.flatMap((section, index) => [
    ...(index > 0 ? [{ draft: plain('page-break', '') }] : []),
    ...(section.place === 'sensitive' ? [{ draft: plain('text-note', draftQuestionTexts[base].skip) }] : []),
    ...section.questions.map(planned => ({ planned, draft: draftOf(planned, base) })),
  ]);
}

const plain = (type: string, title: string): DraftQuestion => ({ type, title, isRequired: false, items: [], rows: [] });

/** Part by part: what a language has no words for is said in the other one. */
export function wordsIn({ words }: Pick<PlannedQuestion, 'words'>, language: DraftLanguage): DraftWords {
  const other = words[language === 'zh' ? 'en' : 'zh'];
  const own = words[language] ?? other ?? { title: '', items: [], rows: [] };
  const whole = (texts: readonly string[], others: readonly string[] = []) =>
    texts.map((text, index) => text || (others[index] ?? ''));
  return {
    ...own,
    title: own.title || (other?.title ?? ''),
    items: whole(own.items, other?.items),
    rows: whole(own.rows, other?.rows),
  };
}

export function draftOf(planned: PlannedQuestion, language: DraftLanguage): DraftQuestion {
  const { title, remark, low, high, items, rows } = wordsIn(planned, language);
  const { points, least, most } = planned;
  const settings = {
    ...(points !== undefined && { pointCount: points }),
    ...(least !== undefined && { minSelected: least }),
    ...(most !== undefined && { maxSelected: most }),
    ...(low !== undefined && { lowLabel: low }),
    ...(high !== undefined && { highLabel: high }),
  };
  return {
    type: planned.type,
    title,
    ...(remark !== undefined && { remark }),
    isRequired: planned.isRequired,
    ...(Object.keys(settings).length > 0 && { settings }),
    items: items.map((item, index) => ({ title: item, hasBlank: planned.blanks.includes(index + 1) })),
    rows,
  };
}

function markRules(places: readonly Place[]): TemplateRule[] {
  return places.flatMap(({ planned }, index): TemplateRule[] => {
    if (!planned) return [];
    const question = index + 1;
    return [
      ...planned.random.map(of => ({ does: 'random', place: { question }, of }) as const),
      ...planned.anchors.map(item => ({ does: 'anchor', place: { question, item } }) as const),
      ...planned.exclusive.map(item => ({ does: 'exclusive', place: { question, item } }) as const),
    ];
  });
}

/** Conditions that do not hold where their questions stand: one can only be asked after what it hangs on. */
export function rulesOutOfOrder(plan: DraftPlan): PlannedRule[] {
  const order = plan.sections.flatMap(({ questions }) => questions.map(({ id }) => id));
  return plan.rules.filter(rule => {
    if (rule.does === 'screen-out') return false;
    const [target, source] = [order.indexOf(rule.questionId), order.indexOf(rule.when.questionId)];
    return target >= 0 && source >= 0 && target <= source;
  });
}

/** Whether a condition that held before holds no longer. */
export function losesCondition(before: DraftPlan, after: DraftPlan): boolean {
  const old = rulesOutOfOrder(before);
  return rulesOutOfOrder(after).some(rule => !old.includes(rule));
}

/** A rule on a question that is no longer there goes with it. */
function templateRule(rule: PlannedRule, numbers: ReadonlyMap<string, number>): TemplateRule[] {
  const at = numbers.get(rule.when.questionId);
  if (at === undefined) return [];
  const when = [testOf(rule.when, at)];
  if (rule.does === 'screen-out') return [{ does: 'screen-out', after: at, when }];
  const target = numbers.get(rule.questionId);
  return target === undefined || target <= at ? [] : [{ does: 'show', place: { question: target }, when }];
}

const testOf = (test: PlannedTest, question: number): TemplateTest =>
  'compare' in test
    ? { question, compare: test.compare, value: test.value }
    : { question, is: test.is, items: test.items };

function edit(document: Questionnaire, name: CommandName, input: object): Questionnaire {
  const whole = completeInput(document, name, input, newId, questionTypes);
  const made = applyCommand(document, name, whole, { types: questionTypes, isPublished: () => false, isCreator: true });
  if (isEditProblem(made)) throw new Error(`A plan's ${name} is refused: ${JSON.stringify(made)}`);
  return made.document;
}

function addQuotas(
  document: Questionnaire,
  { quotas }: DraftPlan,
  questionOf: ReadonlyMap<string, string>,
  base: DraftLanguage,
): Questionnaire {
  return quotas.reduce((made, { questionId, cells }) => {
    const question = made.questions[questionOf.get(questionId) ?? ''];
    if (!question) return made;
    const quota = quotaInput(question, cells, base);
    return quota ? edit(made, 'saveQuota', quota) : made;
  }, document);
}

/** Whoever fits into a full cell is told so at the end. */
export function quotaInput(question: Question, cells: PlannedQuota['cells'], base: DraftLanguage): object | undefined {
  const items = inOrder(question.items);
  const sized = cells.flatMap(cell => {
    const ids = cell.items.flatMap(item => items[item - 1]?.id ?? []);
    const match = ids.length === 1 ? ids[0]! : ids;
    return ids.length === 0 ? [] : [{ match: { [question.id]: match }, size: cell.size }];
  });
  if (sized.length === 0) return undefined;
  const title = question.title.text.slice(0, 50) || draftQuestionTexts[base].sections.screening;
  return { kind: 'single', title, whenFull: 'end', cells: sized };
}

function addWords(document: Questionnaire, plan: DraftPlan, places: readonly Place[], language: DraftLanguage) {
  const languageId = languageIds[language];
  const named = edit(document, 'addLanguage', { languageId, name: language === 'zh' ? '中文' : 'English' });
  const questions = inOrder(named.questions);
  const said = new Map<string, string>();
  const say = (id: string, field: string, text: string | undefined) => {
    if (text) said.set(`${id} ${field}`, text);
  };
  say('survey', 'title', plan.title[language]);
  say('survey', 'description', plan.introduction[language]);
  places.forEach(({ planned, draft }, index) => {
    const question = questions[index]!;
    if (planned) sayQuestion(question, planned.words[language], say);
    else if (draft.type === 'text-note') say(question.id, 'title', draftQuestionTexts[language].skip);
  });
  const all = listTexts(named).filter(({ id }) => said.size > 0 && id !== '');
  const texts = all.flatMap(({ id, field }) => {
    const text = said.get(`${id} ${field}`);
    return text === undefined ? [] : [{ id, field, text: { text } }];
  });
  const isOfPlan = ({ id, questionId }: { id: string; questionId?: string }) =>
    id === 'survey' || questionId !== undefined;
  return {
    document: edit(named, 'translate', { languageId, texts }),
    untranslated: all.filter(isOfPlan).length - texts.length,
  };
}

function sayQuestion(
  question: Question,
  words: DraftWords | undefined,
  say: (id: string, field: string, text: string | undefined) => void,
) {
  if (!words) return;
  say(question.id, 'title', words.title);
  say(question.id, 'remark', words.remark);
  say(question.id, 'lowLabel', words.low);
  say(question.id, 'highLabel', words.high);
  inOrder(question.items).forEach(({ id }, index) => {
    say(id, 'title', words.items[index]);
  });
  inOrder(question.rows).forEach(({ id }, index) => {
    say(id, 'title', words.rows[index]);
  });
}
