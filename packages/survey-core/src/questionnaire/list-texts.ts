import {
  endOutcomes,
  type Item,
  type ItemGroup,
  type Question,
  type Questionnaire,
} from '../document/questionnaire.ts';
import { groupBy } from '../group-by.ts';
import type { Id } from '../ids.ts';
import { inOrder } from '../order.ts';
import type { RichText } from '../rich-text.ts';
import { translatableSettings } from '../settings/dictionary.ts';
import { BaseTexts } from './commands/translatable.ts';

/** A text that a translator translates, by the id and field that `translate` takes. */
export interface TranslatableText {
  readonly id: string;
  readonly field: string;
  readonly base: RichText;
  /** The question it belongs to; none for the survey's own texts. */
  readonly questionId?: Id;
}

/** Everything that is translated, in the order of the questionnaire. Nothing said in the base language: nothing to translate. */
export function listTexts(document: Questionnaire): TranslatableText[] {
  const bases = new BaseTexts(document);
  const ordered = inOrder(document.questions);
  const children = groupBy(ordered, question => question.parentId);
  const texts: TranslatableText[] = [];
  const add = (id: string, field: string, base: RichText | undefined, questionId?: Id) => {
    if (!base || (base.text.trim() === '' && !base.html)) return;
    texts.push(questionId === undefined ? { id, field, base } : { id, field, base, questionId });
  };
  const addOwn = (id: string, ...fields: string[]) => {
    for (const field of fields) add(id, field, bases.find(id, field));
  };
  const addWords = ({ id, settings }: Question | Item, questionId: Id) => {
    for (const { name, code } of translatableSettings) {
      const words = settings[code];
      if (typeof words === 'string') add(id, name, { text: words }, questionId);
    }
  };
  const addTitles = (list: Readonly<Record<Id, ItemGroup>>, questionId: Id) => {
    for (const { id, title } of inOrder(list)) add(id, 'title', title, questionId);
  };
  const addQuestion = (question: Question) => {
    add(question.id, 'title', question.title, question.id);
    add(question.id, 'remark', question.remark, question.id);
    addWords(question, question.id);
    addTitles(question.itemGroups, question.id);
    for (const item of inOrder(question.items)) {
      add(item.id, 'title', item.title, question.id);
      addWords(item, question.id);
    }
    addTitles(question.rowGroups, question.id);
    for (const { id, title, rightTitle } of inOrder(question.rows)) {
      add(id, 'title', title, question.id);
      add(id, 'rightTitle', rightTitle, question.id);
    }
    for (const child of children.get(question.id) ?? []) addQuestion(child);
  };
  const isTop = ({ parentId }: Question) => parentId === undefined || !Object.hasOwn(document.questions, parentId);
  const inGroups = groupBy(ordered.filter(isTop), question => question.groupId);
  addOwn('survey', 'title', 'description');
  addOwn('cover', 'text', 'buttonText');
  for (const { id, content } of inOrder(document.agreements)) add(id, 'content', content);
  for (const { id, title } of inOrder(document.groups)) {
    add(id, 'title', title);
    for (const question of inGroups.get(id) ?? []) addQuestion(question);
  }
  for (const { id, message, questionId } of inOrder(document.verifications)) add(id, 'message', message, questionId);
  for (const outcome of endOutcomes) {
    addOwn(outcome, 'endPage');
    if (document.endPages[outcome]?.mode === 'url') addOwn(outcome, 'redirectUrl');
  }
  return texts;
}
