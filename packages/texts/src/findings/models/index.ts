import type { Bilingual } from '../../bilingual.ts';
import { compareMeansTexts } from './compare-means.ts';
import { correlationTexts } from './correlation.ts';
import { factorTexts } from './factor.ts';
import { kmeansTexts } from './kmeans.ts';
import { linearRegressionTexts } from './linear-regression.ts';
import type { ModelWords } from './model-words.ts';
import { reliabilityTexts } from './reliability.ts';

/** The words of every model's form, by its name. */
export const modelTexts = {
  factor: factorTexts,
  kmeans: kmeansTexts,
  reliability: reliabilityTexts,
  correlation: correlationTexts,
  linearRegression: linearRegressionTexts,
  compareMeans: compareMeansTexts,
} satisfies Readonly<Record<string, Bilingual<ModelWords>>>;
