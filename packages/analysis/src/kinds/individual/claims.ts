import { individualTexts } from '@wenshu/texts/findings/models/individual';
import { maxdiffTexts } from '@wenshu/texts/findings/models/maxdiff';
import { worthTexts } from '@wenshu/texts/findings/models/worths';
import { type Border, claim } from '../../claims/claim.ts';
import { LEAST_TO_SPEAK, MODEL_ALPHA } from '../../claims/evidence.ts';
import { CLEAR } from '../solution/lead.ts';
import type { Carried } from './carried.ts';

/** Percent of tasks from which on people have not chosen between what was shown. */
const NEARLY_ALL = 95;
/** A part of people that likes another level best. */
const PARTED = 20;
/** Chains whose parts differ by more have not found the same yet. */
const AGREED = 1.1;

export interface KnownPeople extends Carried {
  /** Effective. */
  readonly people: number;
  /** The first against the next, in standard errors. */
  readonly z: number;
}
/** With the share of people who like the second best, best. */
export interface KnownParted extends KnownPeople {
  readonly secondPercent: number;
}

const sure: KnownPeople = {
  people: LEAST_TO_SPEAK,
  z: CLEAR,
  p: 0.049,
  comparisons: 8,
  parameters: 8,
  nonePercent: 94.9,
  samePercent: 94.9,
  ownZ: CLEAR,
};
const divided: KnownParted = { ...sure, secondPercent: PARTED };
const isThin = ({ comparisons, parameters }: Carried) => comparisons < parameters;
const isCarried = (known: KnownPeople) =>
  known.people >= LEAST_TO_SPEAK &&
  known.p < MODEL_ALPHA &&
  !isThin(known) &&
  known.nonePercent < NEARLY_ALL &&
  known.samePercent < NEARLY_ALL;
/** Both sides of what every conclusion asks for. */
const carried = <Known extends KnownPeople>(said: Known): readonly [Border<Known>, ...Border<Known>[]] => [
  { of: 'people', said, unsaid: { ...said, people: LEAST_TO_SPEAK - 1 } },
  { of: 'p', said, unsaid: { ...said, p: MODEL_ALPHA } },
  { of: 'comparisons', said, unsaid: { ...said, comparisons: 7.9 } },
  { of: 'none', said, unsaid: { ...said, nonePercent: NEARLY_ALL } },
  { of: 'same place', said, unsaid: { ...said, samePercent: NEARLY_ALL } },
];
const CARRIED =
  'at least 30 people (effective base), choices beyond chance (p < 0.05: test over people of the logit, or hits of the tasks kept back), as many comparisons per person as parameters, none and one place taken in fewer than 95% of tasks';
const near = { ...sure, z: 1.95 };
const isFirst = (known: KnownPeople) => isCarried(known) && known.z >= CLEAR;
const isNear = (known: KnownPeople) => isCarried(known) && known.z < CLEAR;
const attributeIn = { zh: ['品牌', '价格'], en: ['Brand', 'Price'] };
const itemIn = { zh: ['口味', '价格'], en: ['Taste', 'Price'] };
const share = (names: readonly string[]) => ({ name: names[0]!, share: '46.1%' });
const both = (names: readonly string[]) => ({ ...share(names), other: names[1]!, otherShare: '43.8%' });

/** Of tasks that were kept back. */
export interface KnownHits {
  readonly tasks: number;
  readonly ownZ: number;
}
const hits: KnownHits = { tasks: LEAST_TO_SPEAK, ownZ: 0 };

/** Of chains: the largest R̂, null with too few draws. */
interface KnownChains {
  readonly rHat: number | null;
}
const agreed: KnownChains = { rHat: AGREED };
const apart: KnownChains = { rHat: 1.11 };

export const individualClaims = {
  first: claim({
    when: `${CARRIED}; and the mean importance ahead of the next by 1.96 standard errors (people and draws)`,
    holds: isFirst,
    borders: [...carried(sure), { of: 'z', said: sure, unsaid: near }] as const,
    says: language => worthTexts[language].first,
    example: language => share(attributeIn[language]),
  }),
  firstClose: claim({
    when: 'as “first”, and not ahead by 1.96 standard errors',
    holds: isNear,
    borders: [...carried(near), { of: 'z', said: near, unsaid: sure }] as const,
    says: language => worthTexts[language].firstClose,
    example: language => both(attributeIn[language]),
  }),
  firstItem: claim({
    when: 'as “first”, of mean shares of preference',
    holds: isFirst,
    borders: [...carried(sure), { of: 'z', said: sure, unsaid: near }] as const,
    says: language => maxdiffTexts[language].first,
    example: language => share(itemIn[language]),
  }),
  closeItems: claim({
    when: 'as “firstClose”, of mean shares of preference',
    holds: isNear,
    borders: [...carried(near), { of: 'z', said: near, unsaid: sure }] as const,
    says: language => maxdiffTexts[language].close,
    example: language => ({ first: itemIn[language][0]!, second: itemIn[language][1]! }),
  }),
  parted: claim({
    when: 'as “first” without its lead; at least 20% of people like the second best; and own utilities tell the tasks kept back better than one set for all by 1.96 standard errors (McNemar)',
    holds: (known: KnownParted) => isCarried(known) && known.secondPercent >= PARTED && (known.ownZ ?? 0) >= CLEAR,
    borders: [
      ...carried(divided),
      { of: 'own utilities', said: divided, unsaid: { ...divided, ownZ: 1.95 } },
      { of: 'second', said: divided, unsaid: { ...divided, secondPercent: 19.9 } },
    ],
    says: language => individualTexts[language].parted,
    example: language => ['46.0%', '31.2%'].map((percent, at) => ({ name: itemIn[language][at]!, percent })),
  }),
  mostlyNone: claim({
    when: 'none was taken in at least 95% of the tasks',
    holds: ({ nonePercent }: Pick<Carried, 'nonePercent'>) => nonePercent >= NEARLY_ALL,
    borders: [{ of: 'percent', said: { nonePercent: NEARLY_ALL }, unsaid: { nonePercent: 94.9 } }],
    says: language => individualTexts[language].mostlyNone,
    example: () => '97.5%',
  }),
  samePlace: claim({
    when: 'the same place was taken in at least 95% of the tasks',
    holds: ({ samePercent }: Pick<Carried, 'samePercent'>) => samePercent >= NEARLY_ALL,
    borders: [{ of: 'percent', said: { samePercent: NEARLY_ALL }, unsaid: { samePercent: 94.9 } }],
    says: language => individualTexts[language].samePlace,
    example: () => '99.0%',
  }),
  thin: claim({
    when: 'fewer comparisons per person than parameters',
    holds: isThin as (known: Pick<Carried, 'comparisons' | 'parameters'>) => boolean,
    borders: [
      { of: 'comparisons', said: { comparisons: 7.9, parameters: 8 }, unsaid: { comparisons: 8, parameters: 8 } },
    ],
    says: language => individualTexts[language].thin,
    example: () => ({ comparisons: '6.0', parameters: 14 }),
  }),
  chance: claim({
    when: 'at least 30 people (effective base), and neither the logit (test over people) nor the tasks kept back tell the choices from chance: p ≥ 0.05',
    holds: ({ people, p }: Pick<KnownPeople, 'people' | 'p'>) => people >= LEAST_TO_SPEAK && p >= MODEL_ALPHA,
    borders: [
      { of: 'p', said: { people: LEAST_TO_SPEAK, p: MODEL_ALPHA }, unsaid: { people: LEAST_TO_SPEAK, p: 0.049 } },
      { of: 'people', said: { people: LEAST_TO_SPEAK, p: 0.5 }, unsaid: { people: LEAST_TO_SPEAK - 1, p: 0.5 } },
    ],
    says: language => individualTexts[language].chance,
    example: () => undefined,
  }),
  tells: claim({
    when: 'at least 30 tasks were kept back',
    holds: ({ tasks }: Pick<KnownHits, 'tasks'>) => tasks >= LEAST_TO_SPEAK,
    borders: [{ of: 'tasks', said: { tasks: LEAST_TO_SPEAK }, unsaid: { tasks: LEAST_TO_SPEAK - 1 } }],
    says: language => individualTexts[language].tells,
    example: (): { own: string; together?: string | undefined } => ({ own: '61.7%', together: '48.3%' }),
  }),
  ownBetter: claim({
    when: 'at least 30 tasks kept back, and own utilities tell more of them than one set for all by 1.96 standard errors (McNemar)',
    holds: ({ tasks, ownZ }: KnownHits) => tasks >= LEAST_TO_SPEAK && ownZ >= CLEAR,
    borders: [
      { of: 'z', said: { ...hits, ownZ: CLEAR }, unsaid: { ...hits, ownZ: 1.95 } },
      { of: 'tasks', said: { ...hits, ownZ: CLEAR }, unsaid: { tasks: LEAST_TO_SPEAK - 1, ownZ: CLEAR } },
    ],
    says: language => individualTexts[language].ownBetter,
    example: () => undefined,
  }),
  noBetter: claim({
    when: 'at least 30 tasks kept back, and own utilities and one set for all differ by less than 1.96 standard errors (McNemar)',
    holds: ({ tasks, ownZ }: KnownHits) => tasks >= LEAST_TO_SPEAK && Math.abs(ownZ) < CLEAR,
    borders: [
      { of: 'z', said: { ...hits, ownZ: 1.95 }, unsaid: { ...hits, ownZ: CLEAR } },
      { of: 'z', said: { ...hits, ownZ: -1.95 }, unsaid: { ...hits, ownZ: -CLEAR } },
      { of: 'tasks', said: hits, unsaid: { ...hits, tasks: LEAST_TO_SPEAK - 1 } },
    ],
    says: language => individualTexts[language].noBetter,
    example: () => undefined,
  }),
  ownWorse: claim({
    when: 'at least 30 tasks kept back, and own utilities tell fewer of them than one set for all by 1.96 standard errors (McNemar)',
    holds: ({ tasks, ownZ }: KnownHits) => tasks >= LEAST_TO_SPEAK && ownZ <= -CLEAR,
    borders: [
      { of: 'z', said: { ...hits, ownZ: -CLEAR }, unsaid: { ...hits, ownZ: -1.95 } },
      { of: 'tasks', said: { ...hits, ownZ: -CLEAR }, unsaid: { tasks: LEAST_TO_SPEAK - 1, ownZ: -CLEAR } },
    ],
    says: language => individualTexts[language].ownWorse,
    example: () => undefined,
  }),
  settled: claim({
    when: 'the largest R̂ of all means and variances is at most 1.1',
    holds: ({ rHat }: KnownChains) => rHat !== null && rHat <= AGREED,
    borders: [{ of: 'R̂', said: agreed, unsaid: apart }],
    says: language => individualTexts[language].settled,
    example: () => '1.03',
  }),
  notSettled: claim({
    when: 'the largest R̂ is above 1.1, or there are too few draws to tell it',
    holds: ({ rHat }: KnownChains) => rHat === null || rHat > AGREED,
    borders: [
      { of: 'R̂', said: apart, unsaid: agreed },
      { of: 'draws', said: { rHat: null }, unsaid: agreed },
    ],
    says: language => individualTexts[language].notSettled,
    example: (): { rHat?: string | undefined } => ({ rHat: '1.34' }),
  }),
  nothingMoved: claim({
    when: 'at least 30 people (effective base), and no effect of a covariate is larger than 1.96 times its posterior deviation',
    holds: ({ people, largest }: { readonly people: number; readonly largest: number }) =>
      people >= LEAST_TO_SPEAK && largest < CLEAR,
    borders: [
      { of: 'z', said: { people: LEAST_TO_SPEAK, largest: 1.95 }, unsaid: { people: LEAST_TO_SPEAK, largest: CLEAR } },
      {
        of: 'people',
        said: { people: LEAST_TO_SPEAK, largest: 1 },
        unsaid: { people: LEAST_TO_SPEAK - 1, largest: 1 },
      },
    ],
    says: language => individualTexts[language].nothingMoved,
    example: () => undefined,
  }),
};
