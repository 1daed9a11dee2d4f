import { documentTexts } from '@wenshu/texts/people/documents';
import { useId } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import classes from './agree-field.module.css';
import type { FormFieldProps } from './form-field.ts';

/** A yes to the terms and the privacy statement. Never ticked beforehand; the texts open beside the form, which keeps what was typed. */
export function AgreeField({ value, problem, onChange, ref }: FormFieldProps) {
  const { agree, names } = useTexts(documentTexts);
  const id = useId();
  return (
    <div className={classes.field}>
      <label className={classes.label}>
        <input
          type="checkbox"
          ref={ref}
          checked={value !== ''}
          aria-invalid={Boolean(problem)}
          aria-describedby={id}
          onChange={event => onChange(event.target.checked ? 'yes' : '')}
        />
        <span>
          {agree.before}
          <a href="/service-agreement" target="_blank" rel="noopener">
            {names.terms}
          </a>
          {agree.and}
          <a href="/privacy-agreement" target="_blank" rel="noopener">
            {names.privacy}
          </a>
        </span>
      </label>
      <p id={id} className={classes.problem}>
        {problem}
      </p>
    </div>
  );
}
