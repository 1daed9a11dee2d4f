import { reliabilityTexts } from '@wenshu/texts/findings/models/reliability';
import { claim } from '../../claims/claim.ts';
import { LEAST_TO_SPEAK, MODEL_ALPHA } from '../../claims/evidence.ts';
import { modelClaims } from '../model/claims.ts';

/** Below it the items can hardly be added up. */
export const LEAST_ALPHA = 0.6;
/** An item below has little in common with the others. */
export const LEAST_ITEM_TOTAL = 0.3;
/** Less is not worth losing a question for. */
const WORTH_DELETING = 0.01;
/** Of two items alpha is their correlation in other words. */
const LEAST_ITEMS = 3;

interface Scale {
  readonly alpha: number;
  /** The lower end of its 95% interval. */
  readonly lower: number;
  readonly items: number;
  /** Effective. */
  readonly people: number;
}

interface Item {
  readonly items: number;
  readonly people: number;
  readonly itemTotal: number;
  /** Whether chance alone correlates it so with the others; Holm over the items. */
  readonly p: number;
  /** Whether it correlates less than 0.3 by chance alone; Holm over the items. */
  readonly pBelow: number;
  readonly alpha: number;
  readonly alphaIfDeleted: number;
}

const mayBeTold = ({ items, people }: Pick<Scale, 'items' | 'people'>) =>
  items >= LEAST_ITEMS && people >= LEAST_TO_SPEAK;
const reliable: Scale = { alpha: LEAST_ALPHA, lower: 0.01, items: LEAST_ITEMS, people: LEAST_TO_SPEAK };
const few = { people: LEAST_TO_SPEAK - 1 };
const weakItem: Item = {
  items: 4,
  people: LEAST_TO_SPEAK,
  itemTotal: -0.01,
  p: 0.049,
  pBelow: 0.049,
  alpha: 0.59,
  alphaIfDeleted: 0.6,
};
const namesIn = { zh: ['排队时间'], en: ['Waiting time'] };

export const reliabilityClaims = {
  alphaIs: claim({
    when: 'alpha of at least 0.6 whose 95% interval (Feldt) lies above 0, three items or more, at least 30 people',
    holds: (known: Scale) => mayBeTold(known) && known.alpha >= LEAST_ALPHA && known.lower > 0,
    borders: [
      { of: 'alpha', said: reliable, unsaid: { ...reliable, alpha: 0.599 } },
      { of: 'interval', said: reliable, unsaid: { ...reliable, lower: 0 } },
      { of: 'items', said: reliable, unsaid: { ...reliable, items: LEAST_ITEMS - 1 } },
      { of: 'people', said: reliable, unsaid: { ...reliable, ...few } },
    ],
    says: language => reliabilityTexts[language].alphaIs,
    example: language => ({
      value: '0.812',
      low: '0.774',
      high: '0.846',
      word: reliabilityTexts[language].alphaWords.good,
    }),
  }),
  poor: claim({
    when: 'alpha below 0.6 (or an interval that reaches 0), three items or more, at least 30 people',
    holds: (known: Scale) => mayBeTold(known) && !(known.alpha >= LEAST_ALPHA && known.lower > 0),
    borders: [
      { of: 'alpha', said: { ...reliable, alpha: 0.599 }, unsaid: reliable },
      { of: 'people', said: { ...reliable, alpha: 0.599 }, unsaid: { ...reliable, alpha: 0.599, ...few } },
    ],
    says: language => reliabilityTexts[language].poor,
    example: () => ({ value: '0.357', low: '0.244', high: '0.457' }),
  }),
  twoItems: claim({
    when: 'two items',
    holds: ({ items }: Pick<Scale, 'items'>) => items < LEAST_ITEMS,
    borders: [{ of: 'items', said: { items: LEAST_ITEMS - 1 }, unsaid: { items: LEAST_ITEMS } }],
    says: language => reliabilityTexts[language].twoItems,
    example: () => '0.412',
  }),
  better: claim({
    when: 'four items or more and at least 30 people; without the item, which surely correlates less than 0.3 with the others (Fisher’s z, Holm over items, p < 0.05), alpha is at least 0.6 and higher by at least 0.01',
    holds: ({ items, people, pBelow, alpha, alphaIfDeleted }: Item) =>
      mayBeTold({ items: items - 1, people }) &&
      pBelow < MODEL_ALPHA &&
      alphaIfDeleted >= LEAST_ALPHA &&
      alphaIfDeleted - alpha >= WORTH_DELETING - 1e-12,
    borders: [
      { of: 'items', said: weakItem, unsaid: { ...weakItem, items: 3 } },
      { of: 'people', said: weakItem, unsaid: { ...weakItem, ...few } },
      { of: 'p', said: weakItem, unsaid: { ...weakItem, pBelow: MODEL_ALPHA } },
      { of: 'alpha without it', said: weakItem, unsaid: { ...weakItem, alpha: 0.57, alphaIfDeleted: 0.599 } },
      { of: 'rise', said: weakItem, unsaid: { ...weakItem, alpha: 0.591 } },
    ],
    says: language => reliabilityTexts[language].better,
    example: language => ({ name: namesIn[language][0]!, value: '0.668' }),
  }),
  against: claim({
    when: 'an item’s correlation with the sum of the others is negative, Holm over items p < 0.05, at least 30 people',
    holds: ({ people, itemTotal, p }: Item) => people >= LEAST_TO_SPEAK && itemTotal < 0 && p < MODEL_ALPHA,
    borders: [
      { of: 'correlation', said: weakItem, unsaid: { ...weakItem, itemTotal: 0 } },
      { of: 'p', said: weakItem, unsaid: { ...weakItem, p: MODEL_ALPHA } },
      { of: 'people', said: weakItem, unsaid: { ...weakItem, ...few } },
    ],
    says: language => reliabilityTexts[language].against,
    example: (language): readonly string[] => namesIn[language],
  }),
  weak: claim({
    when: 'an item’s correlation with the sum of the others is surely below 0.3 (Fisher’s z, Holm over items, p < 0.05) and not told as running against them; three items or more, at least 30 people',
    holds: ({ items, people, itemTotal, p, pBelow }: Item) =>
      mayBeTold({ items, people }) && pBelow < MODEL_ALPHA && !(itemTotal < 0 && p < MODEL_ALPHA),
    borders: [
      { of: 'p', said: { ...weakItem, p: 0.05 }, unsaid: { ...weakItem, p: 0.05, pBelow: MODEL_ALPHA } },
      { of: 'running against', said: { ...weakItem, itemTotal: 0 }, unsaid: weakItem },
      { of: 'items', said: { ...weakItem, p: 0.05, items: 3 }, unsaid: { ...weakItem, p: 0.05, items: 2 } },
    ],
    says: language => reliabilityTexts[language].weak,
    example: (language): readonly string[] => namesIn[language],
  }),
  few: modelClaims.few,
};
