import { expect, test } from 'vitest';
import { adTestWords } from '../findings/schemes/ad-test.ts';
import { brandTrackingWords } from '../findings/schemes/brand-tracking.ts';
import { conceptTestWords } from '../findings/schemes/concept-test.ts';
import { customerSatisfactionWords } from '../findings/schemes/customer-satisfaction.ts';
import { employeeEngagementWords } from '../findings/schemes/employee-engagement.ts';
import { npsProgrammeWords } from '../findings/schemes/nps-programme.ts';
import { productSatisfactionWords } from '../findings/schemes/product-satisfaction.ts';
import { usageAttitudeWords } from '../findings/schemes/usage-attitude.ts';
import { siteStartTexts } from './site-start.ts';

const schemes = {
  'customer-satisfaction': customerSatisfactionWords,
  'nps-programme': npsProgrammeWords,
  'brand-tracking': brandTrackingWords,
  'ad-test': adTestWords,
  'concept-test': conceptTestWords,
  'product-satisfaction': productSatisfactionWords,
  'usage-attitude': usageAttitudeWords,
  'employee-engagement': employeeEngagementWords,
};

test.each(['zh', 'en'] as const)(
  'the page of templates calls schemes what they are called themselves (%s)',
  language => {
    const names = Object.entries(siteStartTexts[language].templateAnalysis.schemes).map(([key, { name }]) => [
      key,
      name,
    ]);
    expect(names).toEqual(Object.entries(schemes).map(([key, words]) => [key, words[language].name]));
  },
);
