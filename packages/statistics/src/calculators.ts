/** What the calculators of the public site are made of, and nothing more: a browser fetches it (see check-bundle-size). */
export { attempt } from './attempt.ts';
export { columnPairs, isExactTest } from './cross-tables/column-tests.ts';
export { shareDifference } from './group-comparison/share-difference.ts';
export { sampleSize } from './sampling/sample-size.ts';
export { type ShareMargin, shareMargin } from './sampling/share-margin.ts';
export { type NpsResult, npsOfCounts } from './survey-models/nps.ts';
export { npsLeastChange } from './survey-models/nps-least-change.ts';
export { type PsmResult, psm } from './survey-models/psm.ts';
export { type RakeResult, rakeOfCounts } from './weighting/rake-of-counts.ts';

/** Student's t weighs four times as much as all else here: it is fetched by who compares means. */
export const loadMeanCalculators = () => import('./mean-calculators.ts');
