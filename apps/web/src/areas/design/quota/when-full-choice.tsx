import type { WhenFull } from '@wenshu/survey-core';
import { quotaTexts } from '@wenshu/texts/design/quota';
import { Select } from 'antd';
import { useId } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import classes from './quota.module.css';

const CHOICES: readonly WhenFull[] = ['end', 'hold', 'continue'];

interface WhenFullChoiceProps {
  readonly value: WhenFull;
  onChange(value: WhenFull): void;
}

/** End, Hold or Continue (S4.14 to S4.16), with what each means for the respondent. */
export function WhenFullChoice({ value, onChange }: WhenFullChoiceProps) {
  const t = useTexts(quotaTexts);
  const name = useId();
  return (
    <fieldset className={classes.choices}>
      <legend className={classes.legend}>{t.whenFull}</legend>
      {CHOICES.map(choice => (
        <label key={choice} className={classes.choice} data-chosen={choice === value}>
          <input type="radio" name={name} checked={choice === value} onChange={() => onChange(choice)} />
          <span>
            <strong>{t.whenFullNames[choice]}</strong>
            <span className={classes.choiceText}>{t.whenFullTexts[choice]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The same in one line, for a quota that is there. */
export function WhenFullSelect({ value, onChange }: WhenFullChoiceProps) {
  const t = useTexts(quotaTexts);
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={classes.legend}>
        {t.whenFull}
      </label>
      <Select<WhenFull>
        id={id}
        className={classes.whenFull}
        value={value}
        aria-describedby={`${id}-text`}
        options={CHOICES.map(choice => ({ value: choice, label: t.whenFullNames[choice] }))}
        onChange={onChange}
      />
      <p id={`${id}-text`} className={classes.hint}>
        {t.whenFullTexts[value]}
      </p>
    </div>
  );
}
