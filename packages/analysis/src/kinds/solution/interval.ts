import { distributions } from '@wenshu/statistics';

const HALF = distributions.normalQuantile(0.975);

/** 95%, of an estimate whose error is known. */
export const intervalOf = (estimate: number, standardError: number): readonly [low: number, high: number] => [
  estimate - HALF * standardError,
  estimate + HALF * standardError,
];
