import type { Kind } from '../kind/kind.ts';
import { bptoKind } from './bpto/bpto-kind.ts';
import { cbcKind } from './cbc/cbc-kind.ts';
import { compareMeansKind } from './compare-means/compare-means-kind.ts';
import { correlationKind } from './correlation/correlation-kind.ts';
import { correspondenceKind } from './correspondence/correspondence-kind.ts';
import { cpcKind } from './cpc/cpc-kind.ts';
import { decisionTreeKind } from './decision-tree/decision-tree-kind.ts';
import { entropyKind } from './entropy/entropy-kind.ts';
import { factorKind } from './factor/factor-kind.ts';
import { hierarchicalKind } from './hierarchical/hierarchical-kind.ts';
import { importancePerformanceKind } from './importance-performance/importance-performance-kind.ts';
import { kanoKind } from './kano/kano-kind.ts';
import { keyDriversKind } from './key-drivers/key-drivers-kind.ts';
import { kmeansKind } from './kmeans/kmeans-kind.ts';
import { linearRegressionKind } from './linear-regression/linear-regression-kind.ts';
import { logisticRegressionKind } from './logistic-regression/logistic-regression-kind.ts';
import { maxdiffKind } from './maxdiff/maxdiff-kind.ts';
import type { ModelName } from './model-forms.ts';
import { multinomialRegressionKind } from './multinomial-regression/multinomial-regression-kind.ts';
import { multipleCorrespondenceKind } from './multiple-correspondence/multiple-correspondence-kind.ts';
import { ordinalRegressionKind } from './ordinal-regression/ordinal-regression-kind.ts';
import { psmKind } from './psm/psm-kind.ts';
import { rankTestsKind } from './rank-tests/rank-tests-kind.ts';
import { reliabilityKind } from './reliability/reliability-kind.ts';
import { simulatorKind } from './simulator/simulator-kind.ts';
import { trendKind } from './trend/trend-kind.ts';
import { turfKind } from './turf/turf-kind.ts';
import { wordsKind } from './words/words-kind.ts';

/** Kinds that work on columns and ask by a form: a folder each, a line here and one in `model-forms.ts`. */
export const models: Readonly<Record<ModelName, Kind<unknown, unknown>>> = {
  kano: kanoKind,
  cbc: cbcKind,
  cpc: cpcKind,
  simulator: simulatorKind,
  maxdiff: maxdiffKind,
  psm: psmKind,
  bpto: bptoKind,
  factor: factorKind,
  kmeans: kmeansKind,
  hierarchical: hierarchicalKind,
  correspondence: correspondenceKind,
  multipleCorrespondence: multipleCorrespondenceKind,
  entropy: entropyKind,
  reliability: reliabilityKind,
  correlation: correlationKind,
  linearRegression: linearRegressionKind,
  logisticRegression: logisticRegressionKind,
  multinomialRegression: multinomialRegressionKind,
  ordinalRegression: ordinalRegressionKind,
  decisionTree: decisionTreeKind,
  compareMeans: compareMeansKind,
  rankTests: rankTestsKind,
  trend: trendKind,
  keyDrivers: keyDriversKind,
  importancePerformance: importancePerformanceKind,
  turf: turfKind,
  words: wordsKind,
};
