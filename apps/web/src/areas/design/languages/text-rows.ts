import type { TranslationProposal } from '@wenshu/api-contract';
import {
  type EndOutcome,
  findTranslationState,
  listTexts,
  type Questionnaire,
  type RichText,
  type TranslatableText,
  type TranslationState,
} from '@wenshu/survey-core';
import type { languageTexts } from '@wenshu/texts/design/languages';

type Words = (typeof languageTexts)['zh'] | (typeof languageTexts)['en'];

export interface TextRow extends TranslatableText {
  /** "Q3 option": where it stands, in words. */
  readonly place: string;
  readonly translation: RichText | undefined;
  readonly state: TranslationState;
}

export const rowKey = ({ id, field }: Pick<TextRow, 'id' | 'field'>): string => `${id}.${field}`;

/** Every text of the questionnaire with its translation. */
export function textRows(document: Questionnaire, languageId: number, words: Words): TextRow[] {
  const translations = document.translations[languageId];
  const placeOf = describePlaces(document, words);
  return listTexts(document).map(text => ({
    ...text,
    place: placeOf(text),
    translation: translations?.[text.id]?.[text.field],
    state: findTranslationState(document, languageId, text),
  }));
}

export const isDone = ({ state }: Pick<TextRow, 'state'>): boolean => state !== 'missing';

/** Whether proposals are made for it. An address of an end page is nobody's to make up. */
export const isWanted = ({ state, field }: Pick<TextRow, 'state' | 'field'>): boolean =>
  (state === 'missing' || state === 'outdated') && field !== 'redirectUrl';

/** Which texts are shown: all, those that stand so, or those for which something is proposed. */
export const showings = ['all', 'missing', 'proposed', 'unchecked', 'outdated', 'checked'] as const;
export type Showing = (typeof showings)[number];

export function isShown(row: TextRow, showing: Showing, live: ReadonlyMap<string, TranslationProposal>): boolean {
  if (showing === 'all') return true;
  return showing === 'proposed' ? live.has(rowKey(row)) : row.state === showing;
}

export function countShown(
  rows: readonly TextRow[],
  live: ReadonlyMap<string, TranslationProposal>,
): Record<Showing, number> {
  const count = (showing: Showing) => rows.filter(row => isShown(row, showing, live)).length;
  return {
    all: rows.length,
    missing: count('missing'),
    proposed: live.size,
    unchecked: count('unchecked'),
    outdated: count('outdated'),
    checked: count('checked'),
  };
}

export function matches(row: TextRow, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return true;
  return [row.place, row.base.text, row.translation?.text ?? ''].some(text => text.toLowerCase().includes(wanted));
}

function describePlaces(document: Questionnaire, words: Words): (text: TranslatableText) => string {
  const parts = new Map<string, string>();
  for (const question of Object.values(document.questions)) {
    for (const id of Object.keys(question.items)) parts.set(id, words.fields.option);
    for (const id of Object.keys(question.itemGroups)) parts.set(id, words.fields.optionGroup);
    for (const id of Object.keys(question.rows)) parts.set(id, words.fields.row);
    for (const id of Object.keys(question.rowGroups)) parts.set(id, words.fields.rowGroup);
  }
  const fieldOf = (field: string) =>
    Object.hasOwn(words.fields, field) ? words.fields[field as keyof Words['fields']] : words.fields.setting;
  return ({ id, field, questionId }) => {
    const question = document.questions[questionId ?? ''];
    if (question) {
      const part = parts.get(id);
      return [question.seqName, part && field === 'title' ? part : fieldOf(field)].join(' ');
    }
    if (Object.hasOwn(words.outcomes, id))
      return `${words.sections.endPage} · ${words.outcomes[id as EndOutcome]} ${fieldOf(field)}`;
    const agreement = document.agreements[id];
    if (agreement) return `${words.sections.agreement} · ${agreement.name}`;
    const section = id === 'survey' ? 'survey' : id === 'cover' ? 'cover' : 'group';
    return `${words.sections[section]} ${fieldOf(field)}`;
  };
}
