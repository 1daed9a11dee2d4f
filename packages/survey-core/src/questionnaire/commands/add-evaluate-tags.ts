import * as z from 'zod/mini';
import { own } from '../../json.ts';
import { limits } from '../../limits.ts';
import { plainText } from '../../rich-text.ts';
import { settingDictionary } from '../../settings/dictionary.ts';
import { readSetting, writeSettings } from '../../settings/settings.ts';
import { setTo } from '../change.ts';
import { firstProblem, join, questionCommand } from '../command.ts';
import { id, looseItem, newItem, order, some } from '../inputs.ts';
import { itemAdditions } from './add-items.ts';
import { itemsOf, lastOrder, placeAll } from './completion.ts';
import { checkFreshIds, findQuestion, typeOf } from './find.ts';
import { checkItems } from './new-parts.ts';

const input = z.object({
  questionId: id,
  /** The group that holds the tags of this score; made when it is not there yet. */
  itemGroupId: id,
  order,
  score: z.number().check(z.int(), z.minimum(settingDictionary.score.min), z.maximum(settingDictionary.score.max)),
  tags: some(newItem),
});

/** Adds the tags that are offered after a score was given in an evaluation: options in a group that carries the score. */
export const addEvaluateTags = questionCommand({
  name: 'addEvaluateTags',
  input,
  loose: z.extend(z.partial(input, { itemGroupId: true, order: true }), { tags: some(looseItem) }),
  complete: (document, given, mint) => {
    const groups = Object.values(findQuestion(document, given.questionId)?.itemGroups ?? {});
    const existing = groups.find(group => readSetting(group.settings, 'score') === given.score);
    return {
      ...given,
      itemGroupId: given.itemGroupId ?? existing?.id ?? mint(),
      order: given.order ?? existing?.order ?? lastOrder(groups),
      tags: placeAll(given.tags, 'itemId', itemsOf(document, given.questionId), mint),
    };
  },
  reads: input => [input.itemGroupId],
  change: (question, { itemGroupId, order, score, tags }, context, document) => {
    if (!typeOf(question, context)?.capabilities.hasScoreTags)
      return { problem: 'type-not-supported', id: question.id };
    if (score < 1 || score > readSetting(question.settings, 'pointCount'))
      return { problem: 'setting-value-wrong', id: question.id, detail: { code: settingDictionary.score.code } };
    const group = own(question.itemGroups, itemGroupId);
    if (!group && Object.keys(question.itemGroups).length >= limits.groups)
      return { problem: 'too-many-groups', id: question.id, detail: { max: limits.groups } };
    const grouped = tags.map(tag => ({ ...tag, itemGroupId }));
    const made = group ?? { id: itemGroupId, order, title: plainText(''), settings: writeSettings({ score }) };
    const withGroup = { ...question, itemGroups: { ...question.itemGroups, [itemGroupId]: made } };
    return join(
      group ? undefined : checkFreshIds(document, [itemGroupId]),
      checkItems(document, withGroup, grouped, context),
      firstProblem(tags, ({ itemId, title }) =>
        [...title.text.trim()].length > limits.labelLength.max
          ? { problem: 'label-length-wrong', id: itemId, detail: limits.labelLength }
          : undefined,
      ),
      group ? [] : [setTo(['questions', question.id, 'itemGroups', itemGroupId], made)],
      itemAdditions(question.id, grouped),
    );
  },
});
