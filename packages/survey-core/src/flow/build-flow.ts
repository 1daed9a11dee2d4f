import type { Id } from '../ids.ts';
import { compareOrder, inOrder } from '../order.ts';
import type { Item, Question, Questionnaire } from '../questionnaire/questionnaire.ts';
import type { RichText } from '../rich-text.ts';
import type { Flow, FlowItem, FlowQuestion } from './flow.ts';

type Translate = (id: Id, field: string, base: RichText) => RichText;

/** The flow of a document in a language; what is not translated stands in the base language. */
export function buildFlow(
  document: Questionnaire,
  version: { scrollId: Id; versionTime: number; languageId: number },
): Flow {
  const translate: Translate = (id, field, base) => document.translations[version.languageId]?.[id]?.[field] ?? base;
  const groups = inOrder(document.groups);
  const groupRank = new Map(groups.map((group, rank) => [group.id, rank]));
  const questions = Object.values(document.questions).sort(
    (a, b) => (groupRank.get(a.groupId) ?? 0) - (groupRank.get(b.groupId) ?? 0) || compareOrder(a, b),
  );
  return {
    ...version,
    title: translate('survey', 'title', document.title),
    description: translate('survey', 'description', document.description),
    settings: document.settings,
    groups: groups.map(group => ({
      id: group.id,
      title: translate(group.id, 'title', group.title),
      settings: group.settings,
    })),
    questions: questions.map(question => buildFlowQuestion(question, translate)),
    endPages: document.endPages,
  };
}

/** One question with its parts in order: also what the editor's single-question preview shows. */
export function buildFlowQuestion(
  question: Question,
  translate: Translate = (_id, _field, base) => base,
): FlowQuestion {
  const titled = <T extends { id: Id; title: RichText }>(part: T) => ({
    id: part.id,
    title: translate(part.id, 'title', part.title),
  });
  return {
    ...titled(question),
    type: question.type,
    groupId: question.groupId,
    ...(question.parentId && { parentId: question.parentId }),
    seqName: question.seqName,
    ...(question.remark && { remark: translate(question.id, 'remark', question.remark) }),
    settings: question.settings,
    items: buildItems(inOrder(question.items), undefined, titled),
    itemGroups: inOrder(question.itemGroups).map(titled),
    rows: inOrder(question.rows).map(row => ({
      ...titled(row),
      ...(row.rightTitle && { rightTitle: translate(row.id, 'rightTitle', row.rightTitle) }),
      ...(row.rowGroupId && { groupId: row.rowGroupId }),
      settings: row.settings,
    })),
    rowGroups: inOrder(question.rowGroups).map(titled),
  };
}

function buildItems(
  items: readonly Item[],
  parentId: Id | undefined,
  titled: (item: Item) => { id: Id; title: RichText },
): FlowItem[] {
  return items
    .filter(item => item.parentItemId === parentId)
    .map(item => {
      const children = buildItems(items, item.id, titled);
      return {
        ...titled(item),
        ...(item.itemGroupId && { groupId: item.itemGroupId }),
        settings: item.settings,
        ...(children.length > 0 && { children }),
      };
    });
}
