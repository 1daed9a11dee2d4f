import { type QuestionTypeSlug, questionTypes } from '@wenshu/question-types/core';
import { PALETTE_FAMILIES, type PaletteFamily, type TypeEditor, typeEditors } from '@wenshu/question-types/editor';
import { editorTexts } from '@wenshu/texts/editor';

/** The palette: families in their order, in each the types by the specification's codes, which is how people know them. */
export function paletteOf(): { readonly family: PaletteFamily; readonly types: readonly QuestionTypeSlug[] }[] {
  const slugs = (Object.keys(questionTypes) as QuestionTypeSlug[]).sort(
    (a, b) => questionTypes[a].code - questionTypes[b].code,
  );
  return PALETTE_FAMILIES.map(family => ({
    family,
    types: slugs.filter(slug => (typeEditors[slug] as TypeEditor).family === family),
  }));
}

/** Found by its name in either language: people who work in two know both words. */
export function isFound(type: QuestionTypeSlug, words: string): boolean {
  const asked = words.trim().toLowerCase();
  const names = [editorTexts.zh.types[type], editorTexts.en.types[type], type];
  return names.some(name => name.toLowerCase().includes(asked));
}
