import { LONGEST_NOTE } from '@wenshu/api-contract';
import { Field } from '../forms/field.tsx';
import classes from './access.module.css';

interface NoteFieldProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  onChange(value: string): void;
}

/** A few words to somebody; how many are left is seen while one writes. */
export function NoteField({ label, placeholder, value, onChange }: NoteFieldProps) {
  const left = (
    <span className={classes.count} aria-hidden="true">
      {value.length}/{LONGEST_NOTE}
    </span>
  );
  return (
    <div className={classes.field}>
      <Field label={label} more={left}>
        {({ id }) => (
          <textarea
            id={id}
            className={classes.note}
            rows={3}
            maxLength={LONGEST_NOTE}
            placeholder={placeholder}
            value={value}
            data-focus-first
            onChange={event => onChange(event.target.value)}
          />
        )}
      </Field>
    </div>
  );
}
