import { fitsSlot, type ModelSlot } from '@wenshu/analysis/browser';
import { modelScreenTexts } from '@wenshu/texts/findings/model-screen';
import { useTexts } from '../../../../app/language/language.ts';
import { type ListTarget, VariableList } from '../slots/variable-list.tsx';
import { keysIn, ownSlots, putInto, slotOf } from './model-analysis.ts';
import { useModel } from './model-context.ts';
import { placeOf } from './place-of.ts';
import { useWhyNot } from './use-why-not.ts';

/** What can be measured or grouped by, on its way into the slots of the model. */
export function ModelVariables() {
  const t = useTexts(modelScreenTexts);
  const { analysis, words, change } = useModel();
  const whyNot = useWhyNot();
  const slots = ownSlots(analysis);
  const target = (slot: ModelSlot): ListTarget => {
    const to = words.slots[slot.name]!.name;
    return {
      slot: slot.name,
      short: slots.length === 1 ? t.slots.add : to,
      label: ({ name }) => t.slots.putInto({ name, slot: to }),
      whyNot: variable => whyNot(variable, slot),
    };
  };
  return (
    <VariableList
      help={t.slots.help}
      targets={slots.map(target)}
      isOffered={variable => slots.some(slot => slot.takes === 'texts' && fitsSlot(variable, slot))}
      isUsed={key => slotOf(analysis, key) !== undefined}
      onDrop={(key, { slot, ...where }) => change(now => putInto(now, key, slot, placeOf(where, keysIn(now, slot))))}
    />
  );
}
