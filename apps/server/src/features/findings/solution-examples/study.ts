import type { Minds, SimulatedType } from '@wenshu/analysis/simulated';
import type { SettingAttribute, SolutionSetting } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';

/** '中文|English', as seeds write them. */
export type Words = string;
export const wordsIn = (language: Language) => (words: Words) => words.split('|')[language === 'zh' ? 0 : 1] ?? words;

/** A believable study: the form as its creator filled it in, and what is true of the people who answer it. */
export interface Study<Type extends SimulatedType> {
  readonly mind: Minds[Type];
  /** Of the analysis, where its usual ones are others. */
  readonly options?: Readonly<Record<string, string>>;
  setting(language: Language): SolutionSetting;
}

export const listOf = (prefix: string, rows: readonly Readonly<Record<string, string | number | boolean>>[]) =>
  rows.map((values, at) => ({ id: `${prefix}${String(at + 1).padStart(8 - prefix.length, '0')}`, values }));

/** With the worth of each level beside its name, so that both stay together. */
export interface StudiedAttribute {
  readonly name: Words;
  readonly levels: Readonly<Record<Words, number>> | readonly (readonly [price: number, worth: number])[];
}

export function attributesIn(attributes: readonly StudiedAttribute[], language: Language): SettingAttribute[] {
  const texts = wordsIn(language);
  return attributes.map(({ name, levels }, at) => ({
    id: `attr000${at + 1}`,
    name: texts(name),
    isPrice: Array.isArray(levels),
    levels: entriesOf(levels).map(([level], place) => ({
      id: `level${at + 1}0${place + 1}`,
      name: texts(level),
      picture: '',
    })),
  }));
}

export const worthsOf = (attributes: readonly StudiedAttribute[]) =>
  attributes.map(({ levels }) => entriesOf(levels).map(([, worth]) => worth));

const entriesOf = (levels: StudiedAttribute['levels']): readonly (readonly [string, number])[] =>
  Array.isArray(levels)
    ? levels.map(([price, worth]: readonly [number, number]) => [String(price), worth] as const)
    : Object.entries(levels);
