import type { Bilingual } from '../../bilingual.ts';
import { correlationTexts } from './correlation.ts';
import { factorTexts } from './factor.ts';
import type { ModelWords } from './model-words.ts';

/** The words of every model's form, by its name. */
export const modelTexts = {
  factor: factorTexts,
  correlation: correlationTexts,
} satisfies Readonly<Record<string, Bilingual<ModelWords>>>;
