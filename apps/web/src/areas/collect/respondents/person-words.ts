import type { RespondentRow } from '@wenshu/api-contract';
import { own } from '@wenshu/survey-core';
import { answerStatusTexts } from '@wenshu/texts/collect/answer-status';
import { peopleTexts } from '@wenshu/texts/collect/respondents';
import type { StatusTone } from '@wenshu/ui';
import { language } from '../../../app/language/language.ts';

const t = peopleTexts[language];
const statuses = answerStatusTexts[language];

export const statusText = (status: number): string => statuses[String(status) as keyof typeof statuses];
const tones: readonly StatusTone[] = ['calm', 'waiting', 'good', 'bad', 'bad', 'waiting', 'bad'];
export const toneOf = (status: number): StatusTone => tones[status] ?? 'calm';

/** What somebody is called on the screen, also where the list knows no name. */
export function nameOf(person: Pick<RespondentRow, 'name' | 'mobile' | 'email' | 'serialNumber'>): string {
  return person.name || person.mobile || person.email || t.unnamed({ serial: person.serialNumber });
}

/** Custom fields are called what their creator called them. */
export function fieldName(field: string): string {
  return own<string>(t.fields, field) ?? field;
}

export const numberText = (value: number): string => value.toLocaleString(language === 'zh' ? 'zh-CN' : 'en-GB');

export const addressOf = (link: string): string => new URL(link, window.location.origin).href;
