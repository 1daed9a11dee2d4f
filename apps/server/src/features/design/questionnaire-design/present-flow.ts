import type {
  ItemGroupInfo,
  ItemInfo,
  QuestionInfo,
  ScrollInfo,
  SettingList,
  SubQuestionGroupInfo,
} from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';
import {
  type Flow,
  type FlowItem,
  type FlowListGroup,
  type FlowQuestion,
  type FlowRow,
  findType,
  groupBy,
  type RawSettings,
  readSetting,
} from '@wenshu/survey-core';

interface Reader {
  /** Creators also see the groups that nothing is in yet. */
  readonly isCreator: boolean;
}

/** A type that this edition does not know has no number. */
const UNKNOWN_TYPE = -1;

/** A flow in the words of the specification: question groups with questions, settings as a list of key and value. */
export function presentFlow(flow: Flow, reader: Reader): ScrollInfo {
  const ids = new Set(flow.questions.map(question => question.id));
  // Looked up, not searched: a questionnaire may have a thousand questions.
  const below = groupBy(flow.questions, question => question.parentId);
  // As the flow does it: what names a group that is not there comes with the first.
  const known = new Set(flow.groups.map(group => group.id));
  const top = groupBy(
    flow.questions.filter(({ parentId }) => parentId === undefined || !ids.has(parentId)),
    ({ groupId }) => (known.has(groupId) ? groupId : flow.groups[0]?.id),
  );
  return {
    scrollId: flow.scrollId,
    languageId: flow.languageId,
    title: flow.title.text,
    description: flow.description.text,
    questionGroupList: flow.groups.map(group => ({
      questionGroupId: group.id,
      title: group.title.text,
      settings: presentSettings(group.settings),
      questionList: (top.get(group.id) ?? []).map(question => presentQuestion(question, below, reader)),
    })),
  };
}

/** One question with its child questions. */
export function presentOne(question: FlowQuestion, children: readonly FlowQuestion[], reader: Reader): QuestionInfo {
  return presentQuestion(question, new Map([[question.id, children]]), reader);
}

type Below = ReadonlyMap<string | undefined, readonly FlowQuestion[]>;

/** With its rows and options under the titles of their groups, and its child questions below it. */
function presentQuestion(question: FlowQuestion, below: Below, reader: Reader): QuestionInfo {
  const { id, settings } = question;
  return {
    questionId: id,
    ...(question.parentId && { parentQuestionId: question.parentId }),
    questionGroupId: question.groupId,
    type: findType(questionTypes, question.type)?.code ?? UNKNOWN_TYPE,
    seqName: question.seqName,
    title: question.title.text,
    titleHtml: question.title.html ?? '',
    isRequired: readSetting(settings, 'required'),
    isHidden: readSetting(settings, 'isHidden'),
    remark: question.remark?.text ?? '',
    settings: presentSettings(settings),
    itemGroupList: presentItemGroups(question, reader),
    subQuestionGroupList: presentRowGroups(question, reader),
    children: (below.get(id) ?? []).map(child => presentQuestion(child, below, reader)),
  };
}

function presentItemGroups({ items, itemGroups }: FlowQuestion, reader: Reader): ItemGroupInfo[] {
  return inGroups(items, itemGroups, reader).map(({ id, type, title, parts }) => ({
    itemGroupId: id,
    itemGroupType: type,
    title,
    itemList: parts.map(presentItem),
  }));
}

function presentRowGroups({ id: parentId, rows, rowGroups }: FlowQuestion, reader: Reader): SubQuestionGroupInfo[] {
  return inGroups(rows, rowGroups, reader).map(({ id, type, title, parts }) => ({
    subQuestionGroupId: id,
    subQuestionGroupType: type,
    title,
    questionList: parts.map(row => presentRow(row, parentId)),
  }));
}

interface PartGroup<T> {
  readonly id: string;
  readonly type: 0 | 1;
  readonly title: string;
  readonly parts: readonly T[];
}

/** Those of no group first, or of one that this question does not have, as a carried option's; then each group with its title. */
function inGroups<T extends { readonly groupId?: string }>(
  parts: readonly T[],
  groups: readonly FlowListGroup[],
  { isCreator }: Reader,
): PartGroup<T>[] {
  const known = new Set<string | undefined>(groups.map(group => group.id));
  const members = groupBy(parts, ({ groupId }) => (known.has(groupId) ? groupId : ''));
  const all: PartGroup<T>[] = [
    { id: '', type: 0, title: '', parts: members.get('') ?? [] },
    ...groups.map(({ id, title }) => ({
      id,
      type: 1 as const,
      title: title.text,
      parts: members.get(id) ?? [],
    })),
  ];
  return all.filter(group => group.parts.length > 0 || (isCreator && group.type === 1));
}

function presentItem({ id, title, settings, children }: FlowItem): ItemInfo {
  return {
    itemId: id,
    title: title.text,
    titleHtml: title.html ?? '',
    settings: presentSettings(settings),
    children: (children ?? []).map(presentItem),
  };
}

function presentRow({ id, title, rightTitle, settings }: FlowRow, parentQuestionId: string) {
  return {
    questionId: id,
    parentQuestionId,
    title: title.text,
    titleHtml: title.html ?? '',
    ...(rightTitle && { rightTitle: rightTitle.text }),
    settings: presentSettings(settings),
  };
}

function presentSettings(settings: RawSettings): SettingList {
  return Object.entries(settings).map(([key, value]) => ({ key, value }));
}
