import { compareMeansKind } from './compare-means/compare-means-kind.ts';
import { correlationKind } from './correlation/correlation-kind.ts';
import { factorKind } from './factor/factor-kind.ts';
import type { Kind } from './kind.ts';
import { kmeansKind } from './kmeans/kmeans-kind.ts';
import { linearRegressionKind } from './linear-regression/linear-regression-kind.ts';
import type { ModelName } from './model-forms.ts';
import { reliabilityKind } from './reliability/reliability-kind.ts';

/** Kinds that work on columns and ask by a form: a folder each, a line here and one in `model-forms.ts`. */
export const models: Readonly<Record<ModelName, Kind<unknown, unknown>>> = {
  factor: factorKind,
  kmeans: kmeansKind,
  reliability: reliabilityKind,
  correlation: correlationKind,
  linearRegression: linearRegressionKind,
  compareMeans: compareMeansKind,
};
