import { type QuestionTypeSlug, questionTypes } from '@wenshu/question-types/core';
import { type TypeEditor, typeEditors } from '@wenshu/question-types/editor';
import {
  type Capabilities,
  inOrder,
  isNumbered as isNumberedIn,
  orderAfter,
  ordersBetween,
  type Question,
  type Questionnaire,
  seqNameFor,
  writtenIn,
} from '@wenshu/survey-core';
import { questionnaireDefaultTexts } from '@wenshu/texts/design/questionnaire-defaults';
import { newId } from './new-id.ts';
import { stripSpecial } from './strip-special.ts';

const FIRST_PARTS = 3;
const DEFAULT_POINTS = 5;

type Texts = (typeof questionnaireDefaultTexts)['zh'] | (typeof questionnaireDefaultTexts)['en'];

/** Where a new question goes: into this group, after that question; first when it is null, last when undefined. */
export interface Place {
  readonly groupId: string;
  readonly afterId: string | null | undefined;
  /** The question that it belongs to as a child. */
  readonly parentId?: string;
}

/** Where somebody clicked last: after the selected question or at the end of the chosen group; without either at the end of all. */
export function placeAfter(document: Questionnaire, selectedId: string | undefined, chosenGroupId?: string): Place {
  const selected = selectedId ? document.questions[selectedId] : undefined;
  if (selected) return { groupId: selected.groupId, afterId: selected.parentId ?? selected.id };
  const isThere = chosenGroupId !== undefined && Object.hasOwn(document.groups, chosenGroupId);
  return { groupId: isThere ? chosenGroupId : inOrder(document.groups).at(-1)!.id, afterId: undefined };
}

/** Below a question as the last of its children; they follow it and are shown only when it is. */
export function placeBelow(document: Questionnaire, parentId: string): Place {
  const children = inOrder(document.questions).filter(question => question.parentId === parentId);
  return { groupId: document.questions[parentId]!.groupId, afterId: children.at(-1)?.id ?? parentId, parentId };
}

/** Children have none of their own, and neither has what is not answered. */
export function mayHaveChildren({ type, parentId }: Question): boolean {
  return parentId === undefined && isNumbered(type);
}

/** The input of `addTopQuestion` for a fresh question, with a few options and rows to start from, in the survey's language. */
export function newQuestion(
  document: Questionnaire,
  type: QuestionTypeSlug,
  { groupId, afterId, parentId }: Place = placeAfter(document, undefined),
) {
  const language = writtenIn(document);
  const texts = questionnaireDefaultTexts[language];
  const capabilities: Capabilities = questionTypes[type].capabilities;
  const siblings = Object.values(document.questions).filter(question => question.groupId === groupId);
  return {
    questionId: newId(),
    groupId,
    order: orderAfter(siblings, afterId),
    ...(parentId && { parentId }),
    type,
    seqName: seqNameFor(document, type, questionTypes),
    title: { text: capabilities.needsTitle === false ? '' : questionTypes[type].words[language].untitled },
    items: capabilities.hasOptions ? firstItems(type, texts) : [],
    rows: capabilities.hasRows ? firstRows(capabilities, texts) : [],
  };
}

/** A scale starts with five points, a cascade with two levels, everything else with three options. */
function firstItems(type: QuestionTypeSlug, texts: Texts) {
  const { optionCounts, creatorOnly }: Capabilities = questionTypes[type].capabilities;
  const { layers, optionsAre }: TypeEditor = typeEditors[type];
  const wordOf = (index: number) => {
    if (optionCounts) return String(index + 1);
    if (optionsAre === 'tags') return texts.newTag(index + 1);
    // Labels are names: no blanks in them.
    return creatorOnly ? stripSpecial(texts.newOption(index + 1)).text : texts.newOption(index + 1);
  };
  const make = (count: number, from: number, parentItemId?: string) =>
    ordersBetween(null, null, count).map((order, index) => ({
      itemId: newId(),
      order,
      title: { text: wordOf(from + index) },
      ...(parentItemId && { parentItemId }),
    }));
  // Regions are drawn on the picture; one is there to begin with.
  if (optionsAre === 'regions') return make(1, 0);
  if (layers !== 'always') return make(optionCounts ? DEFAULT_POINTS : FIRST_PARTS, 0);
  return make(2, 0).flatMap((above, index) => [above, ...make(2, 2 + index * 2, above.itemId)]);
}

function firstRows(capabilities: Capabilities, texts: Texts) {
  return ordersBetween(null, null, FIRST_PARTS).map((order, index) => ({
    rowId: newId(),
    order,
    title: { text: texts.newRow(index + 1) },
    ...(capabilities.hasRightTitles && { rightTitle: { text: texts.newRightTitle(index + 1) } }),
  }));
}

/** Whether it is answered: only then it has a number. */
export function isNumbered(type: string): boolean {
  return isNumberedIn(questionTypes, type);
}
