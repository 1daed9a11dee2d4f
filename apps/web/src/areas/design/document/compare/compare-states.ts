import { inOrder, type LogicRule, type Question, type Questionnaire, type RichText } from '@wenshu/survey-core';
import { sectionsOf } from '../reading/sections-of.ts';

/** What became of a thing since then. */
export type Mark = 'same' | 'changed' | 'moved' | 'deleted' | 'added';

export interface Compared {
  readonly id: string;
  readonly mark: Mark;
  /** As it was then; of what was added since, as it is now. */
  readonly text: string;
  /** As it is now, where the words differ. */
  readonly now?: string;
}

export interface ComparedQuestion extends Compared {
  readonly seqName: string;
  readonly type: string;
  readonly hasOtherSettings: boolean;
  /** Rows, then options. */
  readonly parts: readonly Compared[];
}

export const otherParts = [
  'settings',
  'appearance',
  'cover',
  'endPages',
  'agreements',
  'quotas',
  'languages',
  'calculations',
  'verifications',
] as const;
export type OtherPart = (typeof otherParts)[number];

export interface Comparison {
  readonly title: Compared;
  readonly description: Compared;
  readonly sections: readonly { readonly group: Compared; readonly questions: readonly ComparedQuestion[] }[];
  readonly added: readonly ComparedQuestion[];
  readonly rules: readonly Compared[];
  /** What else is another; it is not shown word by word. */
  readonly others: readonly OtherPart[];
  readonly isSame: boolean;
}

/** An earlier state held against the present one, thing by thing; ids say what is the same thing. */
export function compareStates(
  then: Questionnaire,
  now: Questionnaire,
  ruleInWords: (rule: LogicRule, document: Questionnaire) => string,
): Comparison {
  const title = compareText('title', then.title, now.title);
  const description = compareText('description', then.description, now.description);
  const sections = sectionsOf(then).map(({ group, questions }) => ({
    group: compareThing(group, now.groups[group.id]),
    questions: questions.map(question => compareQuestion(question, now.questions[question.id])),
  }));
  const added = sectionsOf(now)
    .flatMap(section => section.questions)
    .filter(question => !then.questions[question.id])
    .map(question => ({ ...compareQuestion(question, question), mark: 'added' as const, parts: [] }));
  const rules = compareRules(then, now, ruleInWords);
  const others = otherParts.filter(part => isOther(part, then, now));
  const all: readonly Compared[] = [
    title,
    description,
    ...sections.flatMap(({ group, questions }) => [group, ...questions]),
    ...added,
    ...rules,
  ];
  const isSame = others.length === 0 && all.every(one => one.mark === 'same');
  return { title, description, sections, added, rules, others, isSame };
}

/** How many things are others: what is new, gone or moved once, of a question its words and each of its parts. */
export function countChanges({ title, description, sections, added, rules, others }: Comparison): number {
  const ofQuestion = (question: ComparedQuestion): readonly Compared[] => {
    const isOwn = question.mark !== 'changed' || question.now !== undefined || question.hasOtherSettings;
    return [...(isOwn ? [question] : []), ...question.parts];
  };
  const all = [
    title,
    description,
    ...sections.flatMap(({ group, questions }) => [group, ...questions.flatMap(ofQuestion)]),
    ...added,
    ...rules,
  ];
  return others.length + all.filter(({ mark }) => mark !== 'same').length;
}

interface Thing {
  readonly id: string;
  readonly order: string;
  readonly title: RichText;
  readonly settings?: unknown;
}

function compareQuestion(then: Question, now: Question | undefined): ComparedQuestion {
  const parts = (['rows', 'items'] as const).flatMap(list => compareLists(then[list], now?.[list] ?? {}));
  const compared = compareThing(then, now);
  const hasOtherSettings =
    now !== undefined &&
    !isEqual(
      [then.type, then.settings, then.itemGroups, then.rowGroups, then.remark],
      [now.type, now.settings, now.itemGroups, now.rowGroups, now.remark],
    );
  const isInside = hasOtherSettings || parts.some(part => part.mark !== 'same');
  const isElsewhere = now !== undefined && (then.groupId !== now.groupId || then.parentId !== now.parentId);
  return {
    ...compared,
    ...(compared.mark === 'same' && { mark: isInside ? 'changed' : isElsewhere ? 'moved' : 'same' }),
    seqName: then.seqName,
    type: then.type,
    hasOtherSettings,
    // Of a question that is gone, every part is: saying it once is enough.
    parts: now ? parts : parts.map(part => ({ ...part, mark: 'same' })),
  };
}

function compareLists(then: Readonly<Record<string, Thing>>, now: Readonly<Record<string, Thing>>): Compared[] {
  return [
    ...inOrder(then).map(part => compareThing(part, now[part.id])),
    ...inOrder(now)
      .filter(part => !then[part.id])
      .map(({ id, title }) => ({ id, mark: 'added' as const, text: title.text })),
  ];
}

function compareThing(then: Thing, now: Thing | undefined): Compared {
  if (!now) return { id: then.id, mark: 'deleted', text: then.title.text };
  const text = compareText(then.id, then.title, now.title);
  if (text.mark !== 'same') return text;
  if (!isEqual(then.settings, now.settings)) return { ...text, mark: 'changed' };
  // Keys of the order change for what was moved, and for nothing else.
  return { ...text, mark: then.order === now.order ? 'same' : 'moved' };
}

function compareText(id: string, then: RichText, now: RichText): Compared {
  const isSame = then.text === now.text && then.html === now.html;
  return {
    id,
    mark: isSame ? 'same' : 'changed',
    text: then.text,
    ...(then.text !== now.text && { now: now.text }),
  };
}

function compareRules(
  then: Questionnaire,
  now: Questionnaire,
  ruleInWords: (rule: LogicRule, document: Questionnaire) => string,
): Compared[] {
  return [
    ...inOrder(then.logic).map((rule): Compared => {
      const text = ruleInWords(rule, then);
      const today = now.logic[rule.id];
      if (!today) return { id: rule.id, mark: 'deleted', text };
      if (isEqual(rule, today)) return { id: rule.id, mark: 'same', text };
      return { id: rule.id, mark: 'changed', text, now: ruleInWords(today, now) };
    }),
    ...inOrder(now.logic)
      .filter(rule => !then.logic[rule.id])
      .map((rule): Compared => ({ id: rule.id, mark: 'added', text: ruleInWords(rule, now) })),
  ];
}

function isOther(part: OtherPart, then: Questionnaire, now: Questionnaire): boolean {
  if (part === 'languages' && !isEqual(then.translations, now.translations)) return true;
  return !isEqual(then[part], now[part]);
}

/** Whatever the order of keys: an edit may have written the same thing anew. */
function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, sorted(one)]));
}
