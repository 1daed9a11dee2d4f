import type { AnyClaim } from './claims/claim.ts';

export { sentencesPage } from './claims/sentences-page.ts';

import { compareMeansClaims } from './kinds/compare-means/claims.ts';
import { correlationClaims } from './kinds/correlation/claims.ts';
import { decisionTreeClaims } from './kinds/decision-tree/claims.ts';
import { importancePerformanceClaims } from './kinds/importance-performance/claims.ts';
import { keyDriversClaims } from './kinds/key-drivers/claims.ts';
import { modelClaims } from './kinds/model/claims.ts';
import { rankTestsClaims } from './kinds/rank-tests/claims.ts';
import { reliabilityClaims } from './kinds/reliability/claims.ts';

/** Every sentence that findings are read by, under where it is said. A kind's are in its folder's `claims.ts`. */
export const allClaims: Readonly<Record<string, Readonly<Record<string, AnyClaim>>>> = {
  compareMeans: compareMeansClaims,
  correlation: correlationClaims,
  decisionTree: decisionTreeClaims,
  importancePerformance: importancePerformanceClaims,
  keyDrivers: keyDriversClaims,
  model: modelClaims,
  rankTests: rankTestsClaims,
  reliability: reliabilityClaims,
};
