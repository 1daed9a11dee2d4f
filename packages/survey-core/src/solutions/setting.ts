import type { Id } from '../ids.ts';

export type CellValue = string | number | boolean | null;

/** A row of a list, by its columns. */
export interface ListRow {
  readonly id: Id;
  readonly values: Readonly<Record<string, CellValue>>;
}

export interface SettingLevel {
  readonly id: Id;
  readonly name: string;
  /** The address of a picture; empty without one. */
  readonly picture: string;
}

export interface SettingAttribute {
  readonly id: Id;
  readonly name: string;
  readonly isPrice: boolean;
  readonly levels: readonly SettingLevel[];
}

export type LevelPair = readonly [Id, Id];

export interface FieldValues {
  readonly text: string;
  /** Null while nothing is typed. */
  readonly number: number | null;
  readonly switch: boolean;
  readonly list: readonly ListRow[];
  readonly attributes: readonly SettingAttribute[];
  readonly pairs: readonly LevelPair[];
}

/** The answers to a solution's form by field. It is kept while it is being written, so it may be unfinished. */
export type Setting = Readonly<Record<string, FieldValues[keyof FieldValues]>>;

export const textIn = (setting: Setting, name: string) => setting[name] as string;
export const isOn = (setting: Setting, name: string) => setting[name] as boolean;
export const rowsIn = (setting: Setting, name: string) => setting[name] as readonly ListRow[];
export const attributesIn = (setting: Setting) => setting.attributes as readonly SettingAttribute[];
export const pairsIn = (setting: Setting) => setting.restrictions as readonly LevelPair[];
/** A number of a setting that was checked: none is left out there. */
export const numberIn = (setting: Setting, name: string) => (setting[name] ?? 0) as number;
