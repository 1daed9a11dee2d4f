import type { SolutionQuality } from '@wenshu/api-contract';

const GOOD = { efficiency: 80, balance: 80 };
const FAIR = { efficiency: 60, balance: 60 };

/** A design in one word, by the weaker of its two figures. */
export function judgeQuality({ efficiencyPercent = 100, balancePercent }: SolutionQuality): 'good' | 'fair' | 'poor' {
  const reaches = (limit: typeof GOOD) => efficiencyPercent >= limit.efficiency && balancePercent >= limit.balance;
  return reaches(GOOD) ? 'good' : reaches(FAIR) ? 'fair' : 'poor';
}
