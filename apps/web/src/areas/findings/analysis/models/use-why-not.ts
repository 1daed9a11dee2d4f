import { fitsSlot, type ModelSlot } from '@wenshu/analysis/browser';
import { modelScreenTexts } from '@wenshu/texts/findings/model-screen';
import { useTexts } from '../../../../app/language/language.ts';
import type { Variable } from '../../filter/variable.ts';
import { keysIn } from './model-analysis.ts';
import { useModel } from './model-context.ts';

/** Why a variable cannot go into a slot, in words; nothing where it can. */
export function useWhyNot(): (variable: Variable, slot: ModelSlot) => string | undefined {
  const t = useTexts(modelScreenTexts).slots;
  const { analysis, words } = useModel();
  return (variable, slot) => {
    if (!fitsSlot(variable, slot)) return t.takes[slot.takes];
    const there = keysIn(analysis, slot.name);
    if (there.includes(variable.key)) return t.already({ slot: words.slots[slot.name]!.name });
    return slot.most > 1 && there.length >= slot.most ? t.full({ most: slot.most }) : undefined;
  };
}
