import type { Appearance, Json } from '@wenshu/survey-core';

/** Settings as a list, by numeric code as text. */
export type SettingList = readonly { readonly key: string; readonly value: Json }[];

export interface ItemInfo {
  readonly itemId: string;
  readonly title: string;
  readonly titleHtml: string;
  readonly settings: SettingList;
  readonly children: readonly ItemInfo[];
}

/** Type 0: the options of no group, without id and title. Type 1: a group. */
export interface ItemGroupInfo {
  readonly itemGroupId: string;
  readonly itemGroupType: 0 | 1;
  readonly title: string;
  readonly itemList: readonly ItemInfo[];
}

/** A row of a matrix. */
export interface SubQuestionInfo {
  readonly questionId: string;
  readonly parentQuestionId: string;
  readonly title: string;
  readonly titleHtml: string;
  /** The other end, where a row has two. */
  readonly rightTitle?: string;
  readonly settings: SettingList;
}

/** Types as those of a group of options. */
export interface SubQuestionGroupInfo {
  readonly subQuestionGroupId: string;
  readonly subQuestionGroupType: 0 | 1;
  readonly title: string;
  readonly questionList: readonly SubQuestionInfo[];
}

/** A question as the specification draws it, for creators and respondents alike. */
export interface QuestionInfo {
  readonly questionId: string;
  readonly parentQuestionId?: string;
  readonly questionGroupId: string;
  /** The type's number; -1 for one that this edition does not know. */
  readonly type: number;
  readonly seqName: string;
  readonly title: string;
  readonly titleHtml: string;
  readonly isRequired: boolean;
  readonly isHidden: boolean;
  readonly remark: string;
  readonly settings: SettingList;
  readonly itemGroupList: readonly ItemGroupInfo[];
  readonly subQuestionGroupList: readonly SubQuestionGroupInfo[];
  readonly children: readonly QuestionInfo[];
}

/** A questionnaire with its questions in groups. */
export interface ScrollInfo {
  readonly scrollId: string;
  readonly languageId: number;
  readonly title: string;
  readonly description: string;
  readonly questionGroupList: readonly {
    readonly questionGroupId: string;
    readonly title: string;
    readonly settings: SettingList;
    readonly questionList: readonly QuestionInfo[];
  }[];
}

/** The same with what its creator sees besides. */
export interface CreatorScrollInfo extends ScrollInfo {
  /** The task name. */
  readonly name: string;
  readonly theme: string;
  readonly appearance: Appearance;
  /** An address; empty without one. */
  readonly coverPicture: string;
  /** Every language that it can be answered in, the base one first. */
  readonly languageList: readonly { readonly languageId: number; readonly name: string }[];
  /** Milliseconds since 1970; null where none is set. */
  readonly startTime: number | null;
  readonly endTime: number | null;
}
