import { modelResultTexts } from '@wenshu/texts/findings/models/model-result';
import { reliabilityTexts } from '@wenshu/texts/findings/models/reliability';
import { formatNumber, isSmallBase } from '../../exhibit/format-number.ts';
import type { PresentContext } from '../kind.ts';
import { type ModelNotes, modelNotes, numberAs } from '../model/plain-table.ts';
import type { FoundReliability } from './found.ts';

const alphaSteps = [
  [0.9, 'excellent'],
  [0.8, 'good'],
  [0.7, 'acceptable'],
  [0.6, 'questionable'],
] as const;
/** An item below has little in common with the others. */
const LEAST_ITEM_TOTAL = 0.3;
/** Less is not worth losing a question for. */
const WORTH_DELETING = 0.01;

export function summaryNotes(found: FoundReliability, names: readonly string[], context: PresentContext): ModelNotes {
  const { language } = context;
  const [texts, shared] = [reliabilityTexts[language], modelResultTexts[language]];
  const { alpha, items, base, leftOut } = found;
  const text = (value: number) => formatNumber(numberAs(3), value, language);
  const step = alphaSteps.find(([from]) => alpha >= from)?.[1] ?? 'poor';
  const named = (isSo: (itemTotal: number) => boolean) =>
    names.filter((_, at) => items[at]!.correctedItemTotal !== null && isSo(items[at]!.correctedItemTotal!));
  const against = named(itemTotal => itemTotal < 0);
  const weak = named(itemTotal => itemTotal >= 0 && itemTotal < LEAST_ITEM_TOTAL);
  const best = items
    .map(({ alphaIfDeleted }, at) => ({ alpha: alphaIfDeleted ?? Number.NEGATIVE_INFINITY, name: names[at]! }))
    .reduce((most, one) => (one.alpha > most.alpha ? one : most));
  return modelNotes({
    meaning: [
      texts.alphaIs({ value: text(alpha), word: texts.alphaWords[step] }),
      best.alpha > alpha + WORTH_DELETING ? texts.better({ name: best.name, value: text(best.alpha) }) : undefined,
    ],
    warnings: [
      against.length > 0 ? texts.against(shared.list(against)) : undefined,
      weak.length > 0 ? texts.weak(shared.list(weak)) : undefined,
      isSmallBase(base) ? shared.few : undefined,
    ],
    footnotes: [texts.alphaScale, leftOut > 0 ? shared.leftOut(leftOut) : undefined],
  });
}
