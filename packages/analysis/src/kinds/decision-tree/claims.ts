import { decisionTreeTexts } from '@wenshu/texts/findings/models/decision-tree';
import { claim } from '../../claims/claim.ts';
import { LEAST_TO_SPEAK, MODEL_ALPHA } from '../../claims/evidence.ts';
import { namingClaim } from '../../claims/naming-claim.ts';
import { modelClaims } from '../model/claims.ts';

interface Tree {
  readonly leaves: number;
  /** Effective. */
  readonly people: number;
  /** On people who did not grow it: whether chance alone has its shares go with what they chose, or makes it guess better. */
  readonly sharesP: number;
  readonly accuracyP: number;
}

interface Leaf extends Tree {
  /** Effective, in the leaf. */
  readonly leafPeople: number;
  /** Whether chance alone makes its share of a class differ so from everybody's; Bonferroni over leaves and classes told. */
  readonly leafP: number;
}

const grown: Tree = { leaves: 2, people: LEAST_TO_SPEAK, sharesP: 0.049, accuracyP: 0.049 };
const leaf: Leaf = { ...grown, leafPeople: LEAST_TO_SPEAK, leafP: 0.049 };
const root = { ...grown, leaves: 1 };
const few = { people: LEAST_TO_SPEAK - 1 };
const isTree = ({ leaves, people }: Tree) => leaves > 1 && people >= LEAST_TO_SPEAK;
const holdsForOthers = (known: Tree) => isTree(known) && known.sharesP < MODEL_ALPHA;
const outcomeIn = { zh: '是否会再次购买', en: 'Would buy again' };

export const decisionTreeClaims = {
  partsMost: claim({
    when: 'the tree has branches and, cross-validated, the shares that it predicts go with what people chose (covariance, one-sided p < 0.05); at least 30 people (effective base). Named is the question with the highest bar of importance',
    holds: holdsForOthers,
    borders: [
      { of: 'branches', said: grown, unsaid: root },
      { of: 'p', said: grown, unsaid: { ...grown, sharesP: MODEL_ALPHA } },
      { of: 'people', said: grown, unsaid: { ...grown, ...few } },
    ],
    says: language => decisionTreeTexts[language].partsMost,
    example: language => ({ question: { zh: '满意度', en: 'Satisfaction' }[language], percent: '63.0%' }),
  }),
  richest: claim({
    when: 'as “partsMost”; the group where the class is most frequent has at least 30 people, and its share differs from everybody’s (Bonferroni over groups and classes, p < 0.05)',
    holds: (known: Leaf) => holdsForOthers(known) && known.leafPeople >= LEAST_TO_SPEAK && known.leafP < MODEL_ALPHA,
    borders: [
      { of: 'group', said: leaf, unsaid: { ...leaf, leafPeople: LEAST_TO_SPEAK - 1 } },
      { of: 'p of the group', said: leaf, unsaid: { ...leaf, leafP: MODEL_ALPHA } },
      { of: 'p', said: leaf, unsaid: { ...leaf, sharesP: MODEL_ALPHA } },
    ],
    says: language => decisionTreeTexts[language].richest,
    example: language => ({
      name: { zh: '会', en: 'Yes' }[language],
      percent: '73.1%',
      all: '48.2%',
      people: 52,
      rule: { zh: '满意度：满意、非常满意', en: 'Satisfaction: Good, Very good' }[language],
    }),
  }),
  validated: claim({
    when: 'the tree has branches, at least 30 people (effective base)',
    holds: isTree,
    borders: [
      { of: 'branches', said: grown, unsaid: root },
      { of: 'people', said: grown, unsaid: { ...grown, ...few } },
    ],
    says: language => decisionTreeTexts[language].validated,
    example: () => ({ right: '68.2%', guessed: '57.9%' }),
  }),
  partsNothing: claim({
    when: 'no branches, at least 30 people (effective base)',
    holds: ({ leaves, people }: Tree) => leaves < 2 && people >= LEAST_TO_SPEAK,
    borders: [
      { of: 'branches', said: root, unsaid: grown },
      { of: 'people', said: root, unsaid: { ...root, ...few } },
    ],
    says: language => decisionTreeTexts[language].partsNothing,
    example: language => outcomeIn[language],
  }),
  byChance: claim({
    when: 'the tree has branches that cross-validation does not bear out (covariance of predicted shares and choices, p ≥ 0.05), at least 30 people (effective base)',
    holds: (known: Tree) => isTree(known) && !holdsForOthers(known),
    borders: [
      { of: 'p', said: { ...grown, sharesP: MODEL_ALPHA }, unsaid: grown },
      { of: 'branches', said: { ...grown, sharesP: 1 }, unsaid: { ...root, sharesP: 1 } },
    ],
    says: language => decisionTreeTexts[language].byChance,
    example: () => undefined,
  }),
  noBetter: claim({
    when: 'as “partsMost”, but cross-validated it guesses single people no better than always the largest class (p ≥ 0.05)',
    holds: (known: Tree) => holdsForOthers(known) && known.accuracyP >= MODEL_ALPHA,
    borders: [
      { of: 'p', said: { ...grown, accuracyP: MODEL_ALPHA }, unsaid: grown },
      { of: 'p of shares', said: { ...grown, accuracyP: 1 }, unsaid: { ...grown, accuracyP: 1, sharesP: MODEL_ALPHA } },
    ],
    says: language => decisionTreeTexts[language].noBetter,
    example: () => undefined,
  }),
  small: namingClaim<number>({
    when: 'groups of fewer than 30 people',
    says: language => decisionTreeTexts[language].small,
    example: () => 2,
  }),
  few: modelClaims.few,
};
