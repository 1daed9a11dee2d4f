import type { AnyClaim } from './claims/claim.ts';

export { sentencesPage } from './claims/sentences-page.ts';

import { bptoClaims } from './kinds/bpto/claims.ts';
import { individualClaims } from './kinds/individual/claims.ts';
import { kanoClaims } from './kinds/kano/claims.ts';
import { keyDriversClaims } from './kinds/key-drivers/claims.ts';
import { maxdiffClaims } from './kinds/maxdiff/claims.ts';
import { psmClaims } from './kinds/psm/claims.ts';
import { simulatorClaims } from './kinds/simulator/claims.ts';
import { solutionClaims } from './kinds/solution/claims.ts';
import { worthClaims } from './kinds/solution/worth-claims.ts';
import { turfClaims } from './kinds/turf/claims.ts';

/** Every sentence that findings are read by, under where it is said. A kind's are in its folder's `claims.ts`. */
export const allClaims: Readonly<Record<string, Readonly<Record<string, AnyClaim>>>> = {
  bpto: bptoClaims,
  individual: individualClaims,
  kano: kanoClaims,
  keyDrivers: keyDriversClaims,
  maxdiff: maxdiffClaims,
  psm: psmClaims,
  simulator: simulatorClaims,
  solution: solutionClaims,
  turf: turfClaims,
  worths: worthClaims,
};
