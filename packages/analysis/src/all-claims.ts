import type { AnyClaim } from './claims/claim.ts';

export { sentencesPage } from './claims/sentences-page.ts';

import { keyDriversClaims } from './kinds/key-drivers/claims.ts';
import { trendClaims } from './kinds/trend/claims.ts';
import { weightClaims } from './weight/claims.ts';

/** Every sentence that findings are read by, under where it is said. A kind's are in its folder's `claims.ts`. */
export const allClaims: Readonly<Record<string, Readonly<Record<string, AnyClaim>>>> = {
  keyDrivers: keyDriversClaims,
  trend: trendClaims,
  weight: weightClaims,
};
