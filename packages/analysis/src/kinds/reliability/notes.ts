import { alphaInterval } from '@wenshu/statistics';
import { modelResultTexts } from '@wenshu/texts/findings/models/model-result';
import { reliabilityTexts } from '@wenshu/texts/findings/models/reliability';
import { chanceBelow, chanceOfCorrelation, peopleOf, togetherTested } from '../../claims/evidence.ts';
import { tellOf } from '../../claims/tell-of.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import type { PresentContext } from '../kind.ts';
import { type ModelNotes, modelNotes, numberAs } from '../model/plain-table.ts';
import { LEAST_ITEM_TOTAL, reliabilityClaims } from './claims.ts';
import type { FoundReliability } from './found.ts';

const alphaSteps = [
  [0.9, 'excellent'],
  [0.8, 'good'],
  [0.7, 'acceptable'],
] as const;

export function summaryNotes(found: FoundReliability, names: readonly string[], context: PresentContext): ModelNotes {
  const { language } = context;
  const [texts, shared] = [reliabilityTexts[language], modelResultTexts[language]];
  const { alpha, k, base, leftOut } = found;
  const text = (value: number) => formatNumber(numberAs(3), value, language);
  const people = peopleOf(base);
  const { lower, upper } = alphaInterval(alpha, k, Math.max(2, people), 0.95);
  const scale = { alpha, lower, items: k, people };
  const items = itemsOf(found, names, people);
  const told = { value: text(alpha), low: text(lower), high: text(upper) };
  const word = alphaSteps.find(([from]) => alpha >= from)?.[1] ?? 'questionable';
  const { alphaIs, poor, twoItems, better, against, weak, few } = reliabilityClaims;
  const best = items.filter(better.holds).sort((a, b) => b.alphaIfDeleted - a.alphaIfDeleted)[0];
  const named = { known: (item: (typeof items)[number]) => item, name: (item: (typeof items)[number]) => item.name };
  return modelNotes({
    meaning: [
      alphaIs.tell(language, scale, () => ({ ...told, word: texts.alphaWords[word] })),
      poor.tell(language, scale, () => told),
      best && better.tell(language, best, () => ({ name: best.name, value: text(best.alphaIfDeleted) })),
    ],
    warnings: [
      twoItems.tell(language, scale, () => text(found.averageInterItemCorrelation)),
      tellOf(against, language, items, named),
      tellOf(weak, language, items, named),
      few.tell(language, people),
    ],
    footnotes: [texts.alphaScale, leftOut > 0 ? shared.leftOut(leftOut) : undefined],
  });
}

function itemsOf({ items, alpha, k }: FoundReliability, names: readonly string[], people: number) {
  const totals = items.map(({ correctedItemTotal }) => correctedItemTotal);
  const ps = togetherTested(totals.map(r => (r === null ? null : chanceOfCorrelation(r, people))));
  const below = togetherTested(totals.map(r => (r === null ? null : chanceBelow(r, LEAST_ITEM_TOTAL, people))));
  return items.map(({ correctedItemTotal, alphaIfDeleted }, at) => ({
    name: names[at]!,
    items: k,
    people,
    alpha,
    p: ps[at]!,
    pBelow: below[at]!,
    itemTotal: correctedItemTotal ?? 1,
    alphaIfDeleted: alphaIfDeleted ?? Number.NEGATIVE_INFINITY,
  }));
}
