import type { Id } from '../ids.ts';
import type { SettingName, SettingsOf } from '../settings/dictionary.ts';

/** What a column of data can be that was asked somewhere else: one of its options, one of options in an order, several, a number, a text, a day. */
export const columnShapes = ['one', 'level', 'several', 'number', 'text', 'day'] as const;
export type ColumnShape = (typeof columnShapes)[number];

/** What a record has in such a column. */
export interface BroughtValues {
  readonly one: Id;
  readonly level: Id;
  readonly several: readonly Id[];
  readonly number: number;
  readonly text: string;
  /** YYYY-MM-DD. */
  readonly day: string;
}

/** Of a type that can hold such a column: how its question is set, and the answer that says the value. */
export type BroughtIn<Answer> = {
  readonly [Shape in ColumnShape]?: {
    readonly settings?: Partial<SettingsOf<SettingName>>;
    answer(value: BroughtValues[Shape]): Answer;
  };
};
