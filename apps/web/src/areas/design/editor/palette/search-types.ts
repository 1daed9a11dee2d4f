import { type QuestionTypeSlug, questionTypes } from '@wenshu/question-types/core';
import { PALETTE_FAMILIES, type PaletteFamily, type TypeEditor, typeEditors } from '@wenshu/question-types/editor';
import { editorTexts } from '@wenshu/texts/design/editor';
import { paletteTexts } from '@wenshu/texts/design/palette';

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
    types: slugs.filter(slug => (typeEditors[slug] as TypeEditor).family === family),
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
  const names = [editorTexts.zh.types[type], editorTexts.en.types[type], type].map(name => name.toLowerCase());
  if (names.some(name => name.startsWith(asked))) return 0;
  if (names.some(name => name.includes(asked))) return 1;
  const others = [paletteTexts.zh.aliases[type], paletteTexts.en.aliases[type]].map(list => ` ${list.toLowerCase()}`);
  if (others.some(list => list.includes(` ${asked}`))) return 2;
  // A part of a Chinese word is a word; a part of an English one is an accident.
  return /\p{Script=Han}/u.test(asked) && others[0]!.includes(asked) ? 3 : NOT_FOUND;
}
