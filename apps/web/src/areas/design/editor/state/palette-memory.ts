import type { QuestionTypeSlug } from '@wenshu/question-types/core';
import { typeEditors } from '@wenshu/question-types/editor';
import { browserPlace, readJson } from '../../../../app/local-storage.ts';

const RECENT_KEY = 'palette-recent';
const FOLDED_KEY = 'palette-folded';
const MOST_RECENT = 4;

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter(one => typeof one === 'string') : [];

/** The types added last in this browser, the latest first. */
export function recentTypes(): QuestionTypeSlug[] {
  const isKnown = (slug: string): slug is QuestionTypeSlug => Object.hasOwn(typeEditors, slug);
  return strings(readJson(browserPlace, RECENT_KEY)).filter(isKnown).slice(0, MOST_RECENT);
}

export function rememberType(type: QuestionTypeSlug): void {
  const others = recentTypes().filter(other => other !== type);
  browserPlace.set(RECENT_KEY, JSON.stringify([type, ...others].slice(0, MOST_RECENT)));
}

/** The families that somebody has folded away. */
export const foldedFamilies = (): ReadonlySet<string> => new Set(strings(readJson(browserPlace, FOLDED_KEY)));

export const rememberFolded = (families: ReadonlySet<string>): void =>
  browserPlace.set(FOLDED_KEY, JSON.stringify([...families]));
