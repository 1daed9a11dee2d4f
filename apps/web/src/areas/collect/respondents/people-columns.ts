import type { RespondentRow } from '@wenshu/api-contract';
import { own } from '@wenshu/survey-core';
import { browserPlace, readJson } from '../../../app/local-storage.ts';

const KEPT = 'people-columns-hidden';
const USUAL = ['name', 'mobile', 'email', 'group', 'labels'] as const;

/** Of everybody, then the list's own. */
export const columnsOf = (customFields: readonly string[]): readonly string[] => [...USUAL, ...customFields];

export function cellOf(person: RespondentRow, column: string): string | readonly string[] {
  return (USUAL as readonly string[]).includes(column)
    ? person[column as (typeof USUAL)[number]]
    : (own(person.custom, column) ?? '');
}

export function readHidden(): readonly string[] {
  const kept = readJson(browserPlace, KEPT);
  return Array.isArray(kept) ? kept.filter(one => typeof one === 'string') : [];
}

export const keepHidden = (columns: readonly string[]): void => browserPlace.set(KEPT, JSON.stringify(columns));
