export { meanDifference } from './group-comparison/mean-difference.ts';
export { meanTests } from './group-comparison/mean-tests.ts';
