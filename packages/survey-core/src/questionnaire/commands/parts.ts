import type { Json } from '../../json.ts';
import { findType } from '../../question-type/registry.ts';
import { usesAxis } from '../../quota/match-cells.ts';
import type { SettingName } from '../../settings/dictionary.ts';
import { findSettingName, isSettingValue, type RawSettings } from '../../settings/settings.ts';
import type { Change } from '../change.ts';
import type { EditContext } from '../command.ts';
import type { EditProblem } from '../edit-problem.ts';
import type { Item, Question, Questionnaire, Row } from '../questionnaire.ts';
import type { NewItem, NewRow } from './inputs.ts';

/** Pieces that several commands are made of. */

export function findQuestion(document: Questionnaire, questionId: string): Question | undefined {
  return Object.hasOwn(document.questions, questionId) ? document.questions[questionId] : undefined;
}

export function questionNotFound(id: string): EditProblem {
  return { problem: 'question-not-found', id };
}

export function itemFrom({ itemId, itemGroupId, parentItemId, settings, ...input }: NewItem): Item {
  return {
    id: itemId,
    ...input,
    ...(itemGroupId && { itemGroupId }),
    ...(parentItemId && { parentItemId }),
    settings: settings ?? {},
  };
}

export function rowFrom({ rowId, rowGroupId, rightTitle, settings, ...input }: NewRow): Row {
  return {
    id: rowId,
    ...input,
    ...(rightTitle && { rightTitle }),
    ...(rowGroupId && { rowGroupId }),
    settings: settings ?? {},
  };
}

/** The first setting that the thing does not know, or whose value it does not take. */
export function checkSettings(settings: RawSettings, allowed: readonly SettingName[]): EditProblem | undefined {
  for (const [code, value] of Object.entries(settings)) {
    const name = findSettingName(Number(code));
    if (!name || !allowed.includes(name)) return { problem: 'setting-unknown', detail: { code } };
    if (!isSettingValue(name, value)) return { problem: 'setting-value-wrong', detail: { code } };
  }
  return undefined;
}

/** Null takes a setting back to its default. */
export function settingChanges(path: readonly string[], settings: RawSettings): Change[] {
  return Object.entries(settings).map(([code, value]) => ({
    path: [...path, 'settings', code],
    ...(value !== null && { value: value as Json }),
  }));
}

/** Whether the options may be in this question: the type has options, and not too many. */
export function checkItems(
  question: Question,
  added: readonly NewItem[],
  { types }: EditContext,
): EditProblem | undefined {
  const type = findType(types, question.type);
  if (!type?.capabilities.hasOptions) return { problem: 'type-not-supported', id: question.id };
  if (Object.keys(question.items).length + added.length > type.capabilities.maxOptions) {
    return { problem: 'too-many-options', id: question.id, detail: { max: type.capabilities.maxOptions } };
  }
  return (
    checkNewTitles(added.map(item => ({ id: item.itemId, title: item.title }))) ??
    checkFresh(
      question,
      added.map(item => item.itemId),
    ) ??
    firstProblem(added, item => checkSettings(item.settings ?? {}, type.itemSettingNames))
  );
}

export function checkRows(
  question: Question,
  added: readonly NewRow[],
  { types }: EditContext,
): EditProblem | undefined {
  const type = findType(types, question.type);
  if (!type?.capabilities.hasRows) return { problem: 'type-not-supported', id: question.id };
  if (Object.keys(question.rows).length + added.length > type.capabilities.maxOptions) {
    return { problem: 'too-many-options', id: question.id, detail: { max: type.capabilities.maxOptions } };
  }
  return (
    checkNewTitles(added.map(row => ({ id: row.rowId, title: row.title }))) ??
    checkFresh(
      question,
      added.map(row => row.rowId),
    ) ??
    firstProblem(added, row => checkSettings(row.settings ?? {}, type.rowSettingNames))
  );
}

function checkNewTitles(parts: readonly { id: string; title: { text: string } }[]): EditProblem | undefined {
  const empty = parts.find(part => part.title.text.trim() === '');
  return empty && { problem: 'content-empty', id: empty.id };
}

function checkFresh(question: Question, ids: readonly string[]): EditProblem | undefined {
  const used = ids.find(
    (id, index) => Object.hasOwn(question.items, id) || Object.hasOwn(question.rows, id) || ids.indexOf(id) !== index,
  );
  return used === undefined ? undefined : { problem: 'id-used', id: used };
}

function firstProblem<T>(parts: readonly T[], check: (part: T) => EditProblem | undefined): EditProblem | undefined {
  for (const part of parts) {
    const problem = check(part);
    if (problem) return problem;
  }
  return undefined;
}

/** The quotas that count by this question or option. */
export function quotasUsing(document: Questionnaire, questionId: string, itemId?: string): string[] {
  return Object.values(document.quotas)
    .filter(quota => Object.values(quota.cells).some(({ match }) => usesAxis(match, questionId, itemId)))
    .map(quota => quota.id);
}
