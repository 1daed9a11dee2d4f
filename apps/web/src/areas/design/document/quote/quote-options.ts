import { type QuestionTypeSlug, questionTypes } from '@wenshu/question-types/core';
import {
  buildFlowQuestion,
  type Capabilities,
  type Question,
  type Questionnaire,
  type QuoteAttribute,
} from '@wenshu/survey-core';
import { sectionsOf } from '../reading/sections-of.ts';

/** How many levels of options a quote can name (S5.54). */
const MOST_LEVELS = 4;

/** The value of "all" in the picker (S4.26). */
export const ALL = '0';

export interface QuoteOption {
  readonly value: string;
  readonly label: string;
  readonly children?: readonly QuoteOption[];
}

/** How parts of an answer are picked: not at all, several, one, or a row and then an option of it. */
export interface QuotePicker {
  readonly kind: 'unsupported' | 'whole' | 'multi' | 'single' | 'cascader';
  readonly attribute: QuoteAttribute;
  readonly options: readonly QuoteOption[];
}

/** The picker for a question, by its type (S4.23, S5.48 to S5.53). */
export function pickerFor(question: Question): QuotePicker {
  const type = questionTypes[question.type as QuestionTypeSlug];
  const capabilities: Capabilities = type.capabilities;
  const { items, rows } = buildFlowQuestion(question);
  const kind = capabilities.answerReference === 'none' ? 'unsupported' : capabilities.answerReference;
  if (kind === 'unsupported' || kind === 'whole') return { kind, attribute: 'itemid', options: [] };
  if (kind === 'multi')
    // Blanks are named by their number, options by their id.
    return { kind, attribute: type.summary.kind === 'texts-by-item' ? 'num' : 'itemid', options: optionsOf(items) };
  const columns = kind === 'cascader' ? optionsOf(items) : undefined;
  return {
    kind,
    attribute: 'pid',
    options: rows.map(row => ({
      value: row.id,
      label: row.title.text,
      ...(columns?.length && { children: columns.map(one => ({ ...one, value: `${row.id}-${one.value}` })) }),
    })),
  };
}

interface Titled {
  readonly id: string;
  readonly title: { readonly text: string };
  readonly children?: readonly Titled[];
}

/** Layered options are named by their whole path, down to the fourth level. */
function optionsOf(items: readonly Titled[], above = '', level = 1): QuoteOption[] {
  return items.flatMap(({ id, title, children }) => {
    const label = `${above}${title.text}`;
    return children?.length && level < MOST_LEVELS
      ? optionsOf(children, `${label} / `, level + 1)
      : [{ value: id, label }];
  });
}

/** Choosing "all" drops the rest; choosing another one drops "all" (S4.26). */
export function changeChoice(before: readonly string[], after: readonly string[]): readonly string[] {
  if (!after.includes(ALL)) return after;
  return before.includes(ALL) ? after.filter(value => value !== ALL) : [ALL];
}

/** The questions that stand before this one; of other texts (the survey's title) none do. */
export function questionsBefore(document: Questionnaire, questionId: string | undefined): readonly Question[] {
  const all = sectionsOf(document).flatMap(section => section.questions);
  const place = all.findIndex(question => question.id === questionId);
  return all
    .slice(0, Math.max(0, place))
    .filter(question => questionTypes[question.type as QuestionTypeSlug].summary.kind !== 'none');
}
