import { questionTypes } from '@wenshu/question-types/core';
import { type Flow, type FlowItem, type FlowQuestion, findType, type RawSettings } from '@wenshu/survey-core';

/** A flow in the words of the specification: question groups with questions, settings as a list of key and value. */
export function presentFlow(flow: Flow) {
  const known = new Set<string | undefined>(flow.questions.map(question => question.id));
  return {
    scrollId: flow.scrollId,
    title: flow.title.text,
    description: flow.description.text,
    questionGroupList: flow.groups.map(group => ({
      questionGroupId: group.id,
      title: group.title.text,
      questionList: flow.questions
        .filter(question => question.groupId === group.id && !known.has(question.parentId))
        .map(question => presentQuestion(question, flow.questions)),
    })),
  };
}

interface PresentedQuestion {
  readonly questionId: string;
  readonly children: readonly PresentedQuestion[];
  readonly [field: string]: unknown;
}

/** With its rows and options under the titles of their groups, and its child questions below it. */
function presentQuestion(question: FlowQuestion, all: readonly FlowQuestion[]): PresentedQuestion {
  return {
    questionId: question.id,
    ...(question.parentId && { parentQuestionId: question.parentId }),
    questionGroupId: question.groupId,
    type: findType(questionTypes, question.type)?.code,
    seqName: question.seqName,
    title: question.title.text,
    titleHtml: question.title.html ?? '',
    settings: presentSettings(question.settings),
    itemGroupList: inGroups(question.items, question.itemGroups).map(({ id, type, title, parts }) => ({
      ...{ itemGroupId: id, itemGroupType: type, title, itemList: parts.map(presentItem) },
    })),
    subQuestionGroupList: inGroups(question.rows, question.rowGroups).map(({ id, type, title, parts }) => ({
      ...{ subQuestionGroupId: id, subQuestionGroupType: type, title },
      questionList: parts.map(row => ({ questionId: row.id, title: row.title.text })),
    })),
    children: all.filter(one => one.parentId === question.id).map(child => presentQuestion(child, all)),
  };
}

/** Those of no group first, or of one that this question does not have, as a carried option's; then each group with its title. */
function inGroups<T extends { readonly groupId?: string }>(parts: readonly T[], groups: FlowQuestion['rowGroups']) {
  const known = new Set<string | undefined>(groups.map(group => group.id));
  return [
    { id: '', type: 0, title: '', parts: parts.filter(part => !known.has(part.groupId)) },
    ...groups.map(({ id, title }) => ({
      ...{ id, type: 1, title: title.text, parts: parts.filter(part => part.groupId === id) },
    })),
  ].filter(group => group.parts.length > 0);
}

function presentItem(item: FlowItem): { itemId: string; title: string; settings: unknown; children: unknown[] } {
  return {
    itemId: item.id,
    title: item.title.text,
    settings: presentSettings(item.settings),
    children: (item.children ?? []).map(presentItem),
  };
}

function presentSettings(settings: RawSettings) {
  return Object.entries(settings).map(([key, value]) => ({ key, value }));
}
