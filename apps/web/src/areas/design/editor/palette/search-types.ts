import { type QuestionTypeSlug, questionTypes } from '@wenshu/question-types/core';
import { PALETTE_FAMILIES, type PaletteFamily, typeEditors } from '@wenshu/question-types/editor';

export interface PaletteSection {
  readonly family: PaletteFamily;
  readonly types: readonly QuestionTypeSlug[];
}

/** The palette: families in their order, in each the types by the specification's codes, which is how people know them. */
export function paletteOf(): PaletteSection[] {
  const slugs = (Object.keys(questionTypes) as QuestionTypeSlug[]).sort(
    (a, b) => questionTypes[a].code - questionTypes[b].code,
  );
  return PALETTE_FAMILIES.map(family => ({
    family,
    types: slugs.filter(slug => typeEditors[slug].family === family),
  }));
}

/** Found by its name or by another word for it, in either language: people who work in two know both. */
export function isFound(type: QuestionTypeSlug, words: string): boolean {
  return rankOf(type, words) < NOT_FOUND;
}

/** The type that is meant most likely: its name begins like that, holds it, or another word for it does. */
export function bestOf(types: readonly QuestionTypeSlug[], words: string): QuestionTypeSlug | undefined {
  return [...types].sort((a, b) => rankOf(a, words) - rankOf(b, words)).find(type => isFound(type, words));
}

const NOT_FOUND = 4;

function rankOf(type: QuestionTypeSlug, words: string): number {
  const asked = words.trim().toLowerCase();
  const { zh, en } = questionTypes[type].words;
  const names = [zh.name, en.name, type].map(name => name.toLowerCase());
  if (names.some(name => name.startsWith(asked))) return 0;
  if (names.some(name => name.includes(asked))) return 1;
  const others = [zh.aliases, en.aliases].map(list => ` ${list.toLowerCase()}`);
  if (others.some(list => list.includes(` ${asked}`))) return 2;
  // A part of a Chinese word is a word; a part of an English one is an accident.
  return /\p{Script=Han}/u.test(asked) && others[0]!.includes(asked) ? 3 : NOT_FOUND;
}
