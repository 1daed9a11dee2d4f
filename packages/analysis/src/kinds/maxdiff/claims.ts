import { maxdiffTexts } from '@wenshu/texts/findings/models/maxdiff';
import { type Border, claim } from '../../claims/claim.ts';
import { LEAST_TO_SPEAK, MODEL_ALPHA } from '../../claims/evidence.ts';
import { CLEAR, isAhead, type Lead } from '../solution/lead.ts';

/** Of the order of items. */
export interface KnownItems extends Lead {
  /** How often people who choose by chance give as much. */
  readonly p: number;
}

const sure: KnownItems = { people: LEAST_TO_SPEAK, p: 0.049, z: CLEAR };
const near: KnownItems = { ...sure, z: 1.95 };
const isSure = (known: KnownItems) => isAhead(known) && known.p < MODEL_ALPHA;
const sureBorders: readonly [Border<KnownItems>, ...Border<KnownItems>[]] = [
  { of: 'z', said: sure, unsaid: near },
  { of: 'people', said: sure, unsaid: { ...sure, people: LEAST_TO_SPEAK - 1 } },
  { of: 'p', said: sure, unsaid: { ...sure, p: MODEL_ALPHA } },
];
const itemIn = { zh: ['口味', '价格', '包装'], en: ['Taste', 'Price', 'Pack'] };

export const maxdiffClaims = {
  first: claim({
    when: 'at least 30 people (effective base), items differ at all (test over people with p < 0.05), and the first ahead of the next by 1.96 standard errors (over people)',
    holds: isSure,
    borders: sureBorders,
    says: language => maxdiffTexts[language].first,
    example: language => ({ name: itemIn[language][0]!, share: '31.5%' }),
  }),
  times: claim({
    when: 'as “first”, of the first against the last',
    holds: isSure,
    borders: sureBorders,
    says: language => maxdiffTexts[language].times,
    example: language => ({ first: itemIn[language][0]!, last: itemIn[language][2]!, times: '6.3' }),
  }),
  close: claim({
    when: 'at least 30 people (effective base), items differ at all (p < 0.05), and the first not ahead of the next by 1.96 standard errors',
    holds: ({ people, p, z }: KnownItems) => people >= LEAST_TO_SPEAK && p < MODEL_ALPHA && z < CLEAR,
    borders: [
      { of: 'z', said: near, unsaid: sure },
      { of: 'people', said: near, unsaid: { ...near, people: LEAST_TO_SPEAK - 1 } },
      { of: 'p', said: near, unsaid: { ...near, p: MODEL_ALPHA } },
    ],
    says: language => maxdiffTexts[language].close,
    example: language => ({ first: itemIn[language][0]!, second: itemIn[language][1]! }),
  }),
  chance: claim({
    when: 'at least 30 people (effective base), and the test that all items matter the same, over people, with p ≥ 0.05',
    holds: ({ people, p }: Omit<KnownItems, 'z'>) => people >= LEAST_TO_SPEAK && p >= MODEL_ALPHA,
    borders: [
      { of: 'p', said: { ...sure, p: MODEL_ALPHA }, unsaid: sure },
      { of: 'people', said: { ...sure, p: 0.5 }, unsaid: { ...sure, p: 0.5, people: LEAST_TO_SPEAK - 1 } },
    ],
    says: language => maxdiffTexts[language].chance,
    example: () => undefined,
  }),
  otherFirsts: claim({
    when: 'at least two groups in each of which “first” holds, of different items',
    holds: ({ firsts }: { readonly firsts: number }) => firsts > 1,
    borders: [{ of: 'items', said: { firsts: 2 }, unsaid: { firsts: 1 } }],
    says: language => maxdiffTexts[language].otherFirsts,
    example: language => [
      { group: { zh: '北区', en: 'North' }[language], name: itemIn[language][0]! },
      { group: { zh: '南区', en: 'South' }[language], name: itemIn[language][1]! },
    ],
  }),
  leastAbove: claim({
    when: 'at least 30 people (effective base), an anchor was asked, and the item least often above it is so less often than the next by 1.96 standard errors',
    holds: isAhead,
    borders: [
      { of: 'z', said: { people: 30, z: CLEAR }, unsaid: { people: 30, z: 1.95 } },
      { of: 'people', said: { people: 30, z: CLEAR }, unsaid: { people: 29, z: CLEAR } },
    ],
    says: language => maxdiffTexts[language].leastAbove,
    example: language => ({ name: itemIn[language][2]!, percent: '22.0%' }),
  }),
  notFitted: claim({
    when: 'the logit of all together has no finite estimate',
    holds: ({ isFitted }: { readonly isFitted: boolean }) => !isFitted,
    borders: [{ of: 'fit', said: { isFitted: false }, unsaid: { isFitted: true } }],
    says: language => maxdiffTexts[language].notFitted,
    example: () => undefined,
  }),
  anchorOfPeople: claim({
    when: 'an anchor was given, and all are estimated together',
    holds: ({ hasAnchor }: { readonly hasAnchor: boolean }) => hasAnchor,
    borders: [{ of: 'anchor', said: { hasAnchor: true }, unsaid: { hasAnchor: false } }],
    says: language => maxdiffTexts[language].anchorOfPeople,
    example: () => undefined,
  }),
};
