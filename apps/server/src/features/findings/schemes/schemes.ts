import { adTest } from './plans/ad-test.ts';
import { brandTracking } from './plans/brand-tracking.ts';
import { conceptTest } from './plans/concept-test.ts';
import { customerSatisfaction } from './plans/customer-satisfaction.ts';
import { employeeEngagement } from './plans/employee-engagement.ts';
import { npsProgramme } from './plans/nps-programme.ts';
import { productSatisfaction } from './plans/product-satisfaction.ts';
import { usageAttitude } from './plans/usage-attitude.ts';
import type { Scheme } from './scheme.ts';

/** In the order in which people are offered them. */
export const schemes: Readonly<Record<string, Scheme>> = {
  'customer-satisfaction': customerSatisfaction,
  'nps-programme': npsProgramme,
  'brand-tracking': brandTracking,
  'ad-test': adTest,
  'concept-test': conceptTest,
  'product-satisfaction': productSatisfaction,
  'usage-attitude': usageAttitude,
  'employee-engagement': employeeEngagement,
};
