import classes from './fields.module.css';
import type { TypedInputProps } from './typed-input-props.ts';

export function FlagInput({ id, words, value, onSave }: TypedInputProps<'flag'>) {
  return (
    <label className={classes.flag} htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        onChange={event => onSave(event.target.checked || undefined)}
      />
      {words.label}
    </label>
  );
}
