import * as z from 'zod/mini';
import { findType, slugOfType } from '../../question-type/registry.ts';
import type { SettingName } from '../../settings/dictionary.ts';
import { findSettingName, type RawSettings } from '../../settings/settings.ts';
import { type Change, removeAt, setTo } from '../change.ts';
import { join, questionCommand } from '../command.ts';
import { clearLogic, id, looseType, typeSlug } from '../inputs.ts';
import { clearLogicOf, quotasUsing } from './dependants.ts';
import { checkOptionCount } from './new-parts.ts';
import { forgetTexts, partIds } from './removal.ts';
import { itemSettingNames, OF_LIST_GROUPS, questionSettingNames, rowSettingNames } from './settings-parts.ts';

/**
 * Makes a question of another type out of it: single into multiple choice, and the like. Not after publishing, because the answers
 * there are have the old type's shape; not under a quota; and logic on it goes, because the new type may not answer its tests.
 * Options, rows and settings that the new type does not know are taken away.
 */
export const changeType = questionCommand({
  name: 'changeType',
  input: z.object({ questionId: id, type: typeSlug, clearLogic }),
  loose: z.object({ questionId: id, type: looseType, clearLogic }),
  complete: (_document, input, _mint, types) => ({ ...input, type: slugOfType(types, input.type) }),
  change: (question, { type: slug, clearLogic }, context, document) => {
    const type = findType(context.types, slug);
    if (!type) return { problem: 'type-unknown', detail: { type: slug } };
    if (context.isPublished(question.id)) return { problem: 'only-while-unpublished', id: question.id };
    if (quotasUsing(document, question.id).length > 0) return { problem: 'type-fixed-by-quota', id: question.id };
    const { hasOptions, hasRows } = type.capabilities;
    const path = ['questions', question.id];
    const gone = [
      ...(hasOptions ? [] : [...Object.keys(question.items), ...Object.keys(question.itemGroups)]),
      ...(hasRows ? [] : [...Object.keys(question.rows), ...Object.keys(question.rowGroups)]),
    ];
    const optionCount = hasOptions ? Object.keys(question.items).length : 0;
    return join(
      checkOptionCount({ ...question, type: slug }, optionCount, context),
      clearLogicOf(document, [question.id, ...partIds(question)], clearLogic),
      [setTo([...path, 'type'], slug)],
      droppedSettings(path, question.settings, questionSettingNames(type)),
      changeParts([...path, 'items'], question.items, hasOptions, itemSettingNames(type)),
      changeParts([...path, 'itemGroups'], question.itemGroups, hasOptions, OF_LIST_GROUPS),
      changeParts([...path, 'rows'], question.rows, hasRows, rowSettingNames(type)),
      changeParts([...path, 'rowGroups'], question.rowGroups, hasRows, OF_LIST_GROUPS),
      forgetTexts(document, gone),
    );
  },
});

type Parts = Readonly<Record<string, { readonly settings: RawSettings }>>;

/** Part by part, so that undoing it later reverts nobody's other edits. */
function changeParts(path: readonly string[], parts: Parts, isKept: boolean, names: readonly SettingName[]): Change[] {
  return Object.entries(parts).flatMap(([partId, part]) =>
    isKept ? droppedSettings([...path, partId], part.settings, names) : [removeAt([...path, partId])],
  );
}

function droppedSettings(path: readonly string[], settings: RawSettings, names: readonly SettingName[]): Change[] {
  const dropped = Object.keys(settings).filter(code => {
    const name = findSettingName(Number(code));
    return name === undefined || !names.includes(name);
  });
  return dropped.map(code => removeAt([...path, 'settings', code]));
}
