import { bptoForm } from './bpto/form.ts';
import { cbcForm } from './cbc/form.ts';
import { compareMeansForm } from './compare-means/form.ts';
import { correlationForm } from './correlation/form.ts';
import { correspondenceForm } from './correspondence/form.ts';
import { cpcForm } from './cpc/form.ts';
import { decisionTreeForm } from './decision-tree/form.ts';
import { entropyForm } from './entropy/form.ts';
import { factorForm } from './factor/form.ts';
import { hierarchicalForm } from './hierarchical/form.ts';
import { importancePerformanceForm } from './importance-performance/form.ts';
import { kanoForm } from './kano/form.ts';
import { keyDriversForm } from './key-drivers/form.ts';
import { kmeansForm } from './kmeans/form.ts';
import { linearRegressionForm } from './linear-regression/form.ts';
import { logisticRegressionForm } from './logistic-regression/form.ts';
import { maxdiffForm } from './maxdiff/form.ts';
import type { ModelForm } from './model/form.ts';
import { multinomialRegressionForm } from './multinomial-regression/form.ts';
import { multipleCorrespondenceForm } from './multiple-correspondence/form.ts';
import { ordinalRegressionForm } from './ordinal-regression/form.ts';
import { psmForm } from './psm/form.ts';
import { rankTestsForm } from './rank-tests/form.ts';
import { reliabilityForm } from './reliability/form.ts';
import { simulatorForm } from './simulator/form.ts';
import { trendForm } from './trend/form.ts';
import { turfForm } from './turf/form.ts';
import { wordsForm } from './words/form.ts';

/** What every model asks for, by its name, in the order in which people are offered them. Screens have these; the models themselves run on the server. */
export const modelForms = {
  kano: kanoForm,
  cbc: cbcForm,
  cpc: cpcForm,
  simulator: simulatorForm,
  maxdiff: maxdiffForm,
  psm: psmForm,
  bpto: bptoForm,
  factor: factorForm,
  kmeans: kmeansForm,
  hierarchical: hierarchicalForm,
  correspondence: correspondenceForm,
  multipleCorrespondence: multipleCorrespondenceForm,
  entropy: entropyForm,
  reliability: reliabilityForm,
  correlation: correlationForm,
  linearRegression: linearRegressionForm,
  logisticRegression: logisticRegressionForm,
  multinomialRegression: multinomialRegressionForm,
  ordinalRegression: ordinalRegressionForm,
  decisionTree: decisionTreeForm,
  compareMeans: compareMeansForm,
  rankTests: rankTestsForm,
  trend: trendForm,
  keyDrivers: keyDriversForm,
  importancePerformance: importancePerformanceForm,
  turf: turfForm,
  words: wordsForm,
} satisfies Readonly<Record<string, ModelForm>>;

export type ModelName = keyof typeof modelForms;
