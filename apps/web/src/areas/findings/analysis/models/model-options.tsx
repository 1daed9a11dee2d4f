import { modelScreenTexts } from '@wenshu/texts/findings/model-screen';
import { useId } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { SlotProblem } from '../slots/slot-problem.tsx';
import slotClasses from '../slots/slots.module.css';
import { offeredOptions } from './model-analysis.ts';
import { useModel } from './model-context.ts';
import classes from './models.module.css';
import { OptionField } from './option-field.tsx';

/** How the model shall work, as far as that can be chosen. */
export function ModelOptions() {
  const t = useTexts(modelScreenTexts).options;
  const { analysis, words } = useModel();
  const id = useId();
  const offered = offeredOptions(analysis);
  if (offered.length === 0) return null;
  return (
    <section className={slotClasses.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={slotClasses.partTitle}>
        {t.title}
      </h2>
      {offered.map(option => (
        <div key={option.name} className={classes.option}>
          <OptionField option={option} words={words.options[option.name]!} />
          {words.options[option.name]?.hint && <p className={classes.optionHint}>{words.options[option.name]?.hint}</p>}
          <SlotProblem slot={option.name} />
        </div>
      ))}
      <SlotProblem slot="names" />
    </section>
  );
}
