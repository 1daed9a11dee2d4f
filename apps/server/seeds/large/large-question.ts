import type { FlowItem, FlowQuestion, Json, SettingName, SettingsOf } from '@wenshu/survey-core';
import type { MadeUpPerson } from './made-up-person.ts';

/** Chinese and English, parted by a bar: '男|Male'. */
export type Words = `${string}|${string}`;

interface LargeOption {
  readonly title: Words;
  readonly settings?: Partial<SettingsOf<SettingName>>;
  readonly children?: readonly Words[];
}

export interface LargeQuestion {
  readonly type: string;
  readonly name: string;
  readonly title: Words;
  readonly settings?: Partial<SettingsOf<SettingName>>;
  readonly options?: readonly (Words | LargeOption)[];
  readonly rows?: readonly Words[];
  /** Ends the survey for who chose this option of it. */
  readonly screensOut?: number;
  /** A page ends after it. */
  readonly endsPage?: boolean;
  answer(person: MadeUpPerson, question: FlowQuestion, texts: TextsOf): Json | undefined;
}

/** Of words in both languages the one that the survey is in. */
export type TextsOf = (words: Words) => string;

export function textsIn(language: 'zh' | 'en'): TextsOf {
  return words => words.split('|')[language === 'zh' ? 0 : 1]!;
}

export function optionOf(option: Words | LargeOption): LargeOption {
  return typeof option === 'string' ? { title: option } : option;
}

type ByPerson<T> = (person: MadeUpPerson) => T;

/** One option. */
export const one =
  (index: ByPerson<number>): LargeQuestion['answer'] =>
  (person, { items }) => ({ item: items[index(person)]!.id });

/** Those options whose share, 0 to 1, is met; none is no answer. */
export function some(share: (person: MadeUpPerson, index: number) => number): LargeQuestion['answer'] {
  return (person, { items }) => {
    const chosen = chosenOf(person, items, share);
    return chosen.length > 0 ? { items: chosen } : undefined;
  };
}

/** The same where an answer is required: who would choose nothing chooses what is likeliest. */
export function atLeastOne(share: (person: MadeUpPerson, index: number) => number): LargeQuestion['answer'] {
  return (person, { items }) => {
    const chosen = chosenOf(person, items, share);
    const shares = items.map((_item, index) => share(person, index));
    return { items: chosen.length > 0 ? chosen : [items[shares.indexOf(Math.max(...shares))]!.id] };
  };
}

export function chosenOf(
  person: MadeUpPerson,
  items: readonly FlowItem[],
  share: (person: MadeUpPerson, index: number) => number,
): string[] {
  return items.flatMap(({ id }, index) => (person.random() < share(person, index) ? [id] : []));
}

/** An option in each row. */
export const byRow =
  (index: (person: MadeUpPerson, row: number) => number): LargeQuestion['answer'] =>
  (person, { items, rows }) =>
    Object.fromEntries(rows.map(({ id }, row) => [id, items[index(person, row)]!.id]));

/** Only so many of them answer it. */
export const sometimes =
  (share: number, answer: LargeQuestion['answer']): LargeQuestion['answer'] =>
  (person, question, texts) =>
    person.random() < share ? answer(person, question, texts) : undefined;

export const words =
  (list: ByPerson<readonly Words[]>): LargeQuestion['answer'] =>
  (person, _question, texts) => {
    const listed = list(person);
    return texts(listed[Math.floor(person.random() * listed.length)]!);
  };
