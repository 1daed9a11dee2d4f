import type { Bilingual } from '../../bilingual.ts';
import { bptoTexts } from './bpto.ts';
import { cbcTexts } from './cbc.ts';
import { compareMeansTexts } from './compare-means.ts';
import { correlationTexts } from './correlation.ts';
import { correspondenceTexts } from './correspondence.ts';
import { cpcTexts } from './cpc.ts';
import { decisionTreeTexts } from './decision-tree.ts';
import { entropyTexts } from './entropy.ts';
import { factorTexts } from './factor.ts';
import { hierarchicalTexts } from './hierarchical.ts';
import { importancePerformanceTexts } from './importance-performance.ts';
import { kanoTexts } from './kano.ts';
import { keyDriversTexts } from './key-drivers.ts';
import { kmeansTexts } from './kmeans.ts';
import { linearRegressionTexts } from './linear-regression.ts';
import { logisticRegressionTexts } from './logistic-regression.ts';
import { maxdiffTexts } from './maxdiff.ts';
import type { ModelWords } from './model-words.ts';
import { multinomialRegressionTexts } from './multinomial-regression.ts';
import { multipleCorrespondenceTexts } from './multiple-correspondence.ts';
import { ordinalRegressionTexts } from './ordinal-regression.ts';
import { psmTexts } from './psm.ts';
import { rankTestsTexts } from './rank-tests.ts';
import { reliabilityTexts } from './reliability.ts';
import { simulatorTexts } from './simulator.ts';
import { trendTexts } from './trend.ts';
import { turfTexts } from './turf.ts';
import { wordsTexts } from './words.ts';

/** The words of every model's form, by its name. */
export const modelTexts = {
  kano: kanoTexts,
  cbc: cbcTexts,
  cpc: cpcTexts,
  simulator: simulatorTexts,
  maxdiff: maxdiffTexts,
  psm: psmTexts,
  bpto: bptoTexts,
  factor: factorTexts,
  kmeans: kmeansTexts,
  hierarchical: hierarchicalTexts,
  correspondence: correspondenceTexts,
  multipleCorrespondence: multipleCorrespondenceTexts,
  entropy: entropyTexts,
  reliability: reliabilityTexts,
  correlation: correlationTexts,
  linearRegression: linearRegressionTexts,
  logisticRegression: logisticRegressionTexts,
  multinomialRegression: multinomialRegressionTexts,
  ordinalRegression: ordinalRegressionTexts,
  decisionTree: decisionTreeTexts,
  compareMeans: compareMeansTexts,
  rankTests: rankTestsTexts,
  trend: trendTexts,
  keyDrivers: keyDriversTexts,
  importancePerformance: importancePerformanceTexts,
  turf: turfTexts,
  words: wordsTexts,
} satisfies Readonly<Record<string, Bilingual<ModelWords>>>;
