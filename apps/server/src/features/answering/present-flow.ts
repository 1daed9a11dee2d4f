import { questionTypes } from '@wenshu/question-types/core';
import { type Flow, type FlowItem, type FlowQuestion, findType, type RawSettings } from '@wenshu/survey-core';

/** A flow in the words of the specification: question groups with questions, settings as a list of key and value. */
export function presentFlow(flow: Flow) {
  return {
    scrollId: flow.scrollId,
    title: flow.title.text,
    description: flow.description.text,
    questionGroupList: flow.groups.map(group => ({
      questionGroupId: group.id,
      title: group.title.text,
      questionList: flow.questions.filter(question => question.groupId === group.id).map(presentQuestion),
    })),
  };
}

function presentQuestion(question: FlowQuestion) {
  return {
    questionId: question.id,
    questionGroupId: question.groupId,
    type: findType(questionTypes, question.type)?.code,
    seqName: question.seqName,
    title: question.title.text,
    titleHtml: question.title.html ?? '',
    settings: presentSettings(question.settings),
    itemGroupList: [
      {
        itemGroupId: '',
        itemGroupType: 0,
        title: '',
        itemList: question.items.filter(item => !item.groupId).map(presentItem),
      },
      ...question.itemGroups.map(group => ({
        itemGroupId: group.id,
        itemGroupType: 1,
        title: group.title.text,
        itemList: question.items.filter(item => item.groupId === group.id).map(presentItem),
      })),
    ].filter(group => group.itemList.length > 0),
    subQuestionGroupList:
      question.rows.length === 0
        ? []
        : [
            {
              subQuestionGroupId: '',
              subQuestionGroupType: 0,
              questionList: question.rows.map(row => ({ questionId: row.id, title: row.title.text })),
            },
          ],
  };
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
