import type { Bilingual } from '../../bilingual.ts';
import { correlationTexts } from './correlation.ts';
import { factorTexts } from './factor.ts';
import { kmeansTexts } from './kmeans.ts';
import type { ModelWords } from './model-words.ts';
import { reliabilityTexts } from './reliability.ts';

/** The words of every model's form, by its name. */
export const modelTexts = {
  factor: factorTexts,
  kmeans: kmeansTexts,
  reliability: reliabilityTexts,
  correlation: correlationTexts,
} satisfies Readonly<Record<string, Bilingual<ModelWords>>>;
