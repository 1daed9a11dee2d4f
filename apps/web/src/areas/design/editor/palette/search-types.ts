import { type QuestionTypeSlug, questionTypes } from '@wenshu/question-types/core';
import { PALETTE_FAMILIES, type PaletteFamily, typeEditors } from '@wenshu/question-types/editor';
import { paletteTexts } from '@wenshu/texts/design/palette';
import { type PresetName, presetNames } from './presets.ts';

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

/** The ready-made questions that are meant, the likeliest first. */
export function findPresets(words: string): readonly PresetName[] {
  const rankOf = (name: PresetName) => rank(wordsOfPreset(name), words);
  return presetNames.filter(name => rankOf(name) < NOT_FOUND).sort((a, b) => rankOf(a) - rankOf(b));
}

/** The ready-made question that is meant rather than a type: it is called so, or is as near as the nearest type and comes filled. */
export function bestPresetOf(found: readonly PresetName[], best: QuestionTypeSlug | undefined, words: string) {
  const [first] = found;
  if (first === undefined) return undefined;
  return best === undefined || rank(wordsOfPreset(first), words) <= rankOf(best, words) ? first : undefined;
}

const NOT_FOUND = 4;

interface Searched {
  readonly names: readonly string[];
  /** Chinese, then English; words with blanks between. */
  readonly aliases: readonly [string, string];
}

function rankOf(type: QuestionTypeSlug, words: string): number {
  const { zh, en } = questionTypes[type].words;
  return rank({ names: [zh.name, en.name, type], aliases: [zh.aliases, en.aliases] }, words);
}

function wordsOfPreset(name: PresetName): Searched {
  const [zh, en] = [paletteTexts.zh.ready[name], paletteTexts.en.ready[name]];
  return { names: [zh.name, en.name], aliases: [zh.aliases, en.aliases] };
}

function rank({ names, aliases }: Searched, words: string): number {
  const asked = words.trim().toLowerCase();
  const lower = names.map(name => name.toLowerCase());
  if (lower.some(name => name.startsWith(asked))) return 0;
  if (lower.some(name => name.includes(asked))) return 1;
  const others = aliases.map(list => ` ${list.toLowerCase()}`);
  if (others.some(list => list.includes(` ${asked}`))) return 2;
  // A part of a Chinese word is a word; a part of an English one is an accident.
  return /\p{Script=Han}/u.test(asked) && others[0]!.includes(asked) ? 3 : NOT_FOUND;
}
