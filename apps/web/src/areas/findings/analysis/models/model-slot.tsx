import type { ModelSlot as Slot } from '@wenshu/analysis/browser';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { modelScreenTexts } from '@wenshu/texts/findings/model-screen';
import { Button } from 'antd';
import { useId } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { nameIn } from '../slots/setup-context.ts';
import { SlotItem } from '../slots/slot-item.tsx';
import { SlotProblem } from '../slots/slot-problem.tsx';
import classes from '../slots/slots.module.css';
import { useListKeys } from '../slots/use-list-keys.ts';
import { fillSlot, formOf, keysIn, putInto, withSlots } from './model-analysis.ts';
import { useModel } from './model-context.ts';
import { placeOf } from './place-of.ts';
import { TakenToggle } from './taken-toggle.tsx';
import { useWhyNot } from './use-why-not.ts';

/** What a model works on, of one role: what it explains, what it explains it by. */
export function ModelSlot({ slot }: { readonly slot: Slot }) {
  const texts = useTexts(analysisScreenTexts);
  const t = useTexts(modelScreenTexts).slots;
  const { analysis, variables, words, change } = useModel();
  const whyNot = useWhyNot();
  const id = useId();
  const { name, most } = slot;
  const keys = keysIn(analysis, name);
  const set = (next: readonly string[]) => change(now => withSlots(now, { [name]: next }));
  const { move, remove } = useListKeys({
    slot: name,
    items: keys,
    onChange: set,
    nameOf: key => nameIn(variables, key, texts.item.gone),
  });
  const accepts = (key: string, to: string) => {
    const variable = variables.get(key);
    const target = formOf(analysis).slots.find(one => one.name === to);
    return to === name || (variable !== undefined && target !== undefined && whyNot(variable, target) === undefined);
  };
  const said = words.slots[name]!;
  return (
    <section className={classes.part} aria-labelledby={`${id}-title`} data-slot={name}>
      <div className={classes.partHead}>
        <h2 id={`${id}-title`} className={classes.partTitle}>
          {said.name}
        </h2>
        {most > 1 && (
          <Button
            type="link"
            size="small"
            title={t.allHint}
            onClick={() => change(now => fillSlot(now, slot, variables.values()))}
          >
            {t.all}
          </Button>
        )}
        {keys.length > 0 && (
          <Button type="text" size="small" onClick={() => set([])}>
            {t.clear}
          </Button>
        )}
      </div>
      <p className={keys.length === 0 ? classes.emptySlot : classes.hint}>{said.hint}</p>
      <ul className={classes.items}>
        {keys.map((key, at) => (
          <SlotItem
            key={key}
            variable={key}
            path={[at]}
            help={t.itemHelp}
            beside={slot.isEitherWay && <TakenToggle variable={key} />}
            accepts={to => accepts(key, to)}
            onDrop={({ slot: to, ...where }) => change(now => putInto(now, key, to, placeOf(where, keysIn(now, to))))}
            onKey={pressed => move(at, pressed)}
            onRemove={() => remove(at)}
          />
        ))}
      </ul>
      <SlotProblem slot={name} />
    </section>
  );
}
