import { hierarchicalTexts } from '@wenshu/texts/findings/models/hierarchical';
import { claim } from '../../claims/claim.ts';
import { areGroups, type KnownClusters } from '../model/cluster-claims.ts';

/** Below, the tree does not tell how far people are apart. */
export const FAITHFUL = 0.5;

interface Known extends KnownClusters {
  /** Whether the number of groups was looked for. */
  readonly isChosen: boolean;
}

const two: Known = { count: 2, p: 0.049, people: 30, isChosen: true };

export const hierarchicalClaims = {
  chosen: claim({
    when: 'the number of groups was looked for, and there are groups (p < 0.05 against one group, at least 30 people)',
    holds: (known: Known) => known.isChosen && areGroups(known),
    borders: [
      { of: 'choice', said: two, unsaid: { ...two, isChosen: false } },
      { of: 'p', said: two, unsaid: { ...two, p: 0.05 } },
    ],
    says: language => hierarchicalTexts[language].chosen,
    example: () => 2,
  }),
  unfaithful: claim({
    when: 'cophenetic correlation below 0.5',
    holds: (cophenetic: number | null) => cophenetic !== null && cophenetic < FAITHFUL,
    borders: [
      { of: 'correlation', said: 0.499, unsaid: FAITHFUL },
      { of: 'none', said: 0, unsaid: null },
    ],
    says: language => hierarchicalTexts[language].unfaithful,
    example: () => '0.42',
  }),
};
