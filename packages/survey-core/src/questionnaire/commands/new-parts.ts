import type { Item, Question, Questionnaire, Row } from '../../document/questionnaire.ts';
import { own } from '../../json.ts';
import { limits } from '../../limits.ts';
import { type EditContext, firstProblem } from '../command.ts';
import type { EditProblem } from '../edit-problem.ts';
import type { NewItem, NewRow } from '../inputs.ts';
import { checkPartCount, sizeOf } from '../size-in-all.ts';
import { checkFreshIds, missingIn, typeOf } from './find.ts';
import { checkOptionNumbers, checkSettings, itemSettingNames, rowSettingNames } from './settings-parts.ts';
import { checkLabel, checkText, LINE } from './texts.ts';

export function itemFrom({ itemId, itemGroupId, parentItemId, settings, order, title }: NewItem): Item {
  return {
    id: itemId,
    order,
    title,
    ...(itemGroupId && { itemGroupId }),
    ...(parentItemId && { parentItemId }),
    settings: settings ?? {},
  };
}

export function rowFrom({ rowId, rowGroupId, rightTitle, settings, order, title }: NewRow): Row {
  return {
    id: rowId,
    order,
    title,
    ...(rightTitle && { rightTitle }),
    ...(rowGroupId && { rowGroupId }),
    settings: settings ?? {},
  };
}

/** Whether these options may join the question: its type has options, not too many, and each is right in itself. */
export function checkItems(
  document: Questionnaire,
  question: Question,
  added: readonly NewItem[],
  context: EditContext,
): EditProblem | undefined {
  // An import takes the place of options that the document still has.
  const replaced = sizeOf(own(document.questions, question.id)?.items ?? {}) - sizeOf(question.items);
  return (
    checkItemCount(question, added.length, context) ??
    checkPartCount(document, added.length - replaced) ??
    checkFreshIds(
      document,
      added.map(item => item.itemId),
    ) ??
    checkItemParts(question, added, context)
  );
}

function checkItemCount(question: Question, added: number, context: EditContext): EditProblem | undefined {
  if (!typeOf(question, context)?.capabilities.hasOptions) return { problem: 'type-not-supported', id: question.id };
  return checkOptionCount(question, sizeOf(question.items) + added, context);
}

/** The same but for whether their ids are fresh: that is asked once, of all that an edit adds. */
export function checkItemParts(
  question: Question,
  added: readonly NewItem[],
  context: EditContext,
): EditProblem | undefined {
  const problem = checkItemCount(question, added.length, context);
  const type = typeOf(question, context);
  if (problem || !type) return problem;
  const settingNames = itemSettingNames(type);
  return (
    missingIn(
      question.itemGroups,
      added.flatMap(item => item.itemGroupId ?? []),
      'item-group-not-found',
    ) ??
    checkLayers(question.items, added, type.capabilities.maxLayers ?? limits.optionLayers) ??
    firstProblem(
      added,
      item =>
        checkText(item.title, item.itemId, LINE) ??
        (type.capabilities.creatorOnly ? checkLabel(item.title.text, item.itemId) : undefined) ??
        checkSettings(item.settings ?? {}, settingNames),
    ) ??
    // What has no settings has no number.
    checkOptionNumbers([...Object.values(question.items), ...added.filter(item => item.settings).map(itemFrom)])
  );
}

export function checkOptionCount(question: Question, count: number, context: EditContext): EditProblem | undefined {
  const max = typeOf(question, context)?.capabilities.maxOptions ?? limits.options;
  return count > max ? { problem: 'too-many-options', id: question.id, detail: { max } } : undefined;
}

/** Most options stand below no other: only for those that do are all of them brought together. */
function checkLayers(
  items: Readonly<Record<string, Item>>,
  added: readonly NewItem[],
  maxLayers: number,
): EditProblem | undefined {
  const below = added.filter(item => item.parentItemId);
  if (below.length === 0) return undefined;
  const parents = new Map(Object.values(items).map(item => [item.id, item.parentItemId]));
  for (const { itemId, parentItemId } of added) parents.set(itemId, parentItemId || undefined);
  return firstProblem(below, ({ itemId }) => checkLayerIn(parents, itemId, maxLayers));
}

/** An option below another: that one exists, is not below it in turn, and the layers are not too many. */
export function checkLayer(
  items: Readonly<Record<string, Item>>,
  itemId: string,
  maxLayers: number,
): EditProblem | undefined {
  const parents = { has: (id: string) => Object.hasOwn(items, id), get: (id: string) => own(items, id)?.parentItemId };
  return checkLayerIn(parents, itemId, maxLayers);
}

/** The same, from what each option stands below. */
function checkLayerIn(
  parents: Pick<ReadonlyMap<string, string | undefined>, 'has' | 'get'>,
  itemId: string,
  maxLayers: number,
): EditProblem | undefined {
  let layer = 1;
  for (let above = parents.get(itemId); above !== undefined; above = parents.get(above), layer++) {
    if (layer >= maxLayers) return { problem: 'too-many-layers', id: itemId, detail: { max: maxLayers } };
    if (!parents.has(above)) return { problem: 'layer-wrong', id: itemId };
  }
  return undefined;
}

export function checkRows(
  document: Questionnaire,
  question: Question,
  added: readonly NewRow[],
  context: EditContext,
): EditProblem | undefined {
  return (
    checkRowParts(question, added, context) ??
    checkPartCount(document, added.length) ??
    checkFreshIds(
      document,
      added.map(row => row.rowId),
    )
  );
}

/** The same but for whether their ids are fresh. */
export function checkRowParts(
  question: Question,
  added: readonly NewRow[],
  context: EditContext,
): EditProblem | undefined {
  const type = typeOf(question, context);
  if (!type?.capabilities.hasRows) return { problem: 'type-not-supported', id: question.id };
  const count = Object.keys(question.rows).length + added.length;
  if (count > limits.rows) return { problem: 'too-many-options', id: question.id, detail: { max: limits.rows } };
  return (
    missingIn(
      question.rowGroups,
      added.flatMap(row => row.rowGroupId ?? []),
      'row-group-not-found',
    ) ??
    firstProblem(
      added,
      row =>
        checkText(row.title, row.rowId, LINE) ??
        checkText(row.rightTitle, row.rowId, LINE) ??
        checkSettings(row.settings ?? {}, rowSettingNames(type)),
    ) ??
    checkOptionNumbers([...Object.values(question.rows), ...added.filter(row => row.settings).map(rowFrom)])
  );
}
