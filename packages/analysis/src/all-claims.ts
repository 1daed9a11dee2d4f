import type { AnyClaim } from './claims/claim.ts';

export { sentencesPage } from './claims/sentences-page.ts';

import { bptoClaims } from './kinds/bpto/claims.ts';
import { compareMeansClaims } from './kinds/compare-means/claims.ts';
import { correlationClaims } from './kinds/correlation/claims.ts';
import { correspondenceClaims } from './kinds/correspondence/claims.ts';
import { crossClaims } from './kinds/cross/claims.ts';
import { decisionTreeClaims } from './kinds/decision-tree/claims.ts';
import { entropyClaims } from './kinds/entropy/claims.ts';
import { factorClaims } from './kinds/factor/claims.ts';
import { hierarchicalClaims } from './kinds/hierarchical/claims.ts';
import { importancePerformanceClaims } from './kinds/importance-performance/claims.ts';
import { individualClaims } from './kinds/individual/claims.ts';
import { kanoClaims } from './kinds/kano/claims.ts';
import { keyDriversClaims } from './kinds/key-drivers/claims.ts';
import { kmeansClaims } from './kinds/kmeans/claims.ts';
import { linearRegressionClaims } from './kinds/linear-regression/claims.ts';
import { logisticRegressionClaims } from './kinds/logistic-regression/claims.ts';
import { maxdiffClaims } from './kinds/maxdiff/claims.ts';
import { modelClaims } from './kinds/model/claims.ts';
import { clusterClaims } from './kinds/model/cluster-claims.ts';
import { multinomialRegressionClaims } from './kinds/multinomial-regression/claims.ts';
import { multipleCorrespondenceClaims } from './kinds/multiple-correspondence/claims.ts';
import { ordinalRegressionClaims } from './kinds/ordinal-regression/claims.ts';
import { psmClaims } from './kinds/psm/claims.ts';
import { rankTestsClaims } from './kinds/rank-tests/claims.ts';
import { oddsClaims, regressionClaims } from './kinds/regression/claims.ts';
import { reliabilityClaims } from './kinds/reliability/claims.ts';
import { simulatorClaims } from './kinds/simulator/claims.ts';
import { solutionClaims } from './kinds/solution/claims.ts';
import { worthClaims } from './kinds/solution/worth-claims.ts';
import { summaryClaims } from './kinds/summary/claims.ts';
import { trendClaims } from './kinds/trend/claims.ts';
import { turfClaims } from './kinds/turf/claims.ts';
import { wordsClaims } from './kinds/words/claims.ts';
import { askedClaims } from './report/asked-claims.ts';
import { reportClaims } from './report/claims.ts';
import { simulatedClaims } from './simulated/claims.ts';
import { weightClaims } from './weight/claims.ts';

/** Every sentence that findings are read by, under where it is said. A kind's are in its folder's `claims.ts`. */
export const allClaims: Readonly<Record<string, Readonly<Record<string, AnyClaim>>>> = {
  asked: askedClaims,
  bpto: bptoClaims,
  clusters: clusterClaims,
  compareMeans: compareMeansClaims,
  correlation: correlationClaims,
  correspondence: correspondenceClaims,
  cross: crossClaims,
  decisionTree: decisionTreeClaims,
  entropy: entropyClaims,
  factor: factorClaims,
  hierarchical: hierarchicalClaims,
  importancePerformance: importancePerformanceClaims,
  individual: individualClaims,
  kano: kanoClaims,
  keyDrivers: keyDriversClaims,
  kmeans: kmeansClaims,
  linearRegression: linearRegressionClaims,
  logisticRegression: logisticRegressionClaims,
  maxdiff: maxdiffClaims,
  model: modelClaims,
  multinomialRegression: multinomialRegressionClaims,
  multipleCorrespondence: multipleCorrespondenceClaims,
  odds: oddsClaims,
  ordinalRegression: ordinalRegressionClaims,
  psm: psmClaims,
  rankTests: rankTestsClaims,
  regression: regressionClaims,
  reliability: reliabilityClaims,
  report: reportClaims,
  simulated: simulatedClaims,
  simulator: simulatorClaims,
  solution: solutionClaims,
  summary: summaryClaims,
  trend: trendClaims,
  turf: turfClaims,
  weight: weightClaims,
  words: wordsClaims,
  worths: worthClaims,
};
