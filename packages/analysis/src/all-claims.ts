import type { AnyClaim } from './claims/claim.ts';

export { sentencesPage } from './claims/sentences-page.ts';

import { crossClaims } from './kinds/cross/claims.ts';
import { keyDriversClaims } from './kinds/key-drivers/claims.ts';
import { summaryClaims } from './kinds/summary/claims.ts';
import { reportClaims } from './report/claims.ts';

/** Every sentence that findings are read by, under where it is said. A kind's are in its folder's `claims.ts`. */
export const allClaims: Readonly<Record<string, Readonly<Record<string, AnyClaim>>>> = {
  cross: crossClaims,
  keyDrivers: keyDriversClaims,
  report: reportClaims,
  summary: summaryClaims,
};
