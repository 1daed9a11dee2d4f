import { groupBy } from '../group-by.ts';
import type { Id } from '../ids.ts';
import { inOrder } from '../order.ts';
import type { RichText } from '../rich-text.ts';
import { translatableSettings } from '../settings/dictionary.ts';
import { BaseTexts } from './commands/translatable.ts';
import type { EndOutcome, Question, Questionnaire } from './questionnaire.ts';

/** A text that a translator translates, by the id and field that `translate` takes. */
export interface TranslatableText {
  readonly id: string;
  readonly field: string;
  readonly base: RichText;
  /** The question it belongs to; none for the survey's own texts. */
  readonly questionId?: Id;
}

const OUTCOMES: readonly EndOutcome[] = [
  'finished',
  'screened',
  'quota-full',
  'quota-held',
  'closed',
  'already-completed',
];

/** Everything that is translated, in the order of the questionnaire. Nothing said in the base language: nothing to translate. */
export function listTexts(document: Questionnaire): TranslatableText[] {
  const bases = new BaseTexts(document);
  const ordered = inOrder(document.questions);
  const children = groupBy(ordered, question => question.parentId);
  const text = (id: string, field: string, questionId?: Id): TranslatableText[] => {
    const base = bases.find(id, field);
    if (!base || (base.text.trim() === '' && !base.html)) return [];
    return [{ id, field, base, ...(questionId !== undefined && { questionId }) }];
  };
  const titles = (list: Readonly<Record<Id, { id: Id; order: string }>>, questionId: Id) =>
    inOrder(list).flatMap(({ id }) => text(id, 'title', questionId));
  const ofQuestion = (question: Question): TranslatableText[] => [
    ...text(question.id, 'title', question.id),
    ...text(question.id, 'remark', question.id),
    ...translatableSettings.flatMap(({ name }) => text(question.id, name, question.id)),
    ...titles(question.itemGroups, question.id),
    ...inOrder(question.items).flatMap(({ id, settings }) => [
      ...text(id, 'title', question.id),
      // Most options have no words but their title: only those that have are looked for.
      ...translatableSettings.flatMap(({ name, code }) => (settings[code] ? text(id, name, question.id) : [])),
    ]),
    ...titles(question.rowGroups, question.id),
    ...inOrder(question.rows).flatMap(({ id }) => [
      ...text(id, 'title', question.id),
      ...text(id, 'rightTitle', question.id),
    ]),
    ...(children.get(question.id) ?? []).flatMap(ofQuestion),
  ];
  const isTop = ({ parentId }: Question) => parentId === undefined || !Object.hasOwn(document.questions, parentId);
  const inGroups = groupBy(ordered.filter(isTop), question => question.groupId);
  return [
    ...text('survey', 'title'),
    ...text('survey', 'description'),
    ...text('cover', 'text'),
    ...text('cover', 'buttonText'),
    ...inOrder(document.agreements).flatMap(({ id }) => text(id, 'content')),
    ...inOrder(document.groups).flatMap(group => [
      ...text(group.id, 'title'),
      ...(inGroups.get(group.id) ?? []).flatMap(ofQuestion),
    ]),
    ...inOrder(document.verifications).flatMap(({ id, questionId }) => text(id, 'message', questionId)),
    ...OUTCOMES.flatMap(outcome => [
      ...text(outcome, 'endPage'),
      ...(document.endPages[outcome]?.mode === 'url' ? text(outcome, 'redirectUrl') : []),
    ]),
  ];
}
