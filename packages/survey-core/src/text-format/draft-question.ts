import type { ImportProblem } from '../questionnaire/import/import-problem.ts';
import type { SettingValue } from '../settings/dictionary.ts';

/** A question as plain text says it: no ids, no places, no marks. */
export interface DraftQuestion {
  /** The slug of its type. */
  readonly type: string;
  readonly title: string;
  readonly remark?: string;
  readonly isRequired: boolean;
  /** Absent when the text sets none. */
  readonly settings?: DraftSettings;
  readonly items: readonly DraftItem[];
  readonly rows: readonly string[];
}

export interface DraftItem {
  readonly title: string;
  readonly hasBlank: boolean;
  /** By its words it denies all others, in a type in which options can stand alone. */
  readonly isExclusive?: true;
}

/** What a text can set besides "required". */
export const draftSettingNames = ['minSelected', 'maxSelected', 'pointCount', 'lowLabel', 'highLabel'] as const;
export type DraftSettings = {
  readonly [Name in (typeof draftSettingNames)[number]]?: NonNullable<SettingValue<Name>>;
};

/** A problem of the text at a line; `name` is the marker it is about. */
export interface TextProblem extends ImportProblem {
  readonly name?: string;
}
