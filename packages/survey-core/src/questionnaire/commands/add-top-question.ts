import * as z from 'zod/mini';
import { limits } from '../../limits.ts';
import { findType } from '../../question-type/registry.ts';
import { plainText } from '../../rich-text.ts';
import { command } from '../command.ts';
import type { Question } from '../questionnaire.ts';
import { id, newItem, newRow, order, richText, settings } from './inputs.ts';
import { checkItems, checkRows, checkSettings, findQuestion, itemFrom, rowFrom } from './parts.ts';

/** A new question with its first options and rows. */
export const addTopQuestion = command({
  name: 'addTopQuestion',
  input: z.object({
    questionId: id,
    groupId: id,
    order,
    type: z.string().check(z.maxLength(40)),
    seqName: z.string().check(z.minLength(1), z.maxLength(20)),
    title: richText,
    remark: z.optional(richText),
    settings: z._default(settings, {}),
    items: z._default(z.array(newItem), []),
    rows: z._default(z.array(newRow), []),
  }),
  reads: input => [input.groupId],
  change: (document, { questionId, items, rows, remark, ...input }, context) => {
    const type = findType(context.types, input.type);
    if (!type) return { problem: 'type-unknown', detail: { type: input.type } };
    if (type.capabilities.creatorOnly && !context.isCreator) return { problem: 'only-creator' };
    if (!Object.hasOwn(document.groups, input.groupId)) return { problem: 'group-not-found', id: input.groupId };
    if (findQuestion(document, questionId) || Object.hasOwn(document.retired, questionId))
      return { problem: 'id-used', id: questionId };
    if (Object.keys(document.questions).length >= limits.questions)
      return { problem: 'too-many-questions', detail: { max: limits.questions } };
    const bare: Question = {
      id: questionId,
      ...input,
      title: input.title ?? plainText(''),
      items: {},
      itemGroups: {},
      rows: {},
      rowGroups: {},
    };
    const problem =
      checkSettings(input.settings, type.settingNames) ??
      (items.length > 0 ? checkItems(bare, items, context) : undefined) ??
      (rows.length > 0 ? checkRows(bare, rows, context) : undefined);
    if (problem) return problem;
    const question: Question = {
      ...bare,
      ...(remark && { remark }),
      items: Object.fromEntries(items.map(item => [item.itemId, itemFrom(item)])),
      rows: Object.fromEntries(rows.map(row => [row.rowId, rowFrom(row)])),
    };
    return [{ path: ['questions', questionId], value: question as never }];
  },
});
