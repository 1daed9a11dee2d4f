import classes from './tools.module.css';

interface ChoiceProps<Value extends string> {
  readonly id: string;
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly words: string }[];
  readonly onChange: (value: Value) => void;
}

/** One of a few. A value of an older page that is not among them is still shown. */
export function Choice<Value extends string>({ id, label, value, options, onChange }: ChoiceProps<Value>) {
  const isKnown = options.some(option => option.value === value);
  return (
    <div>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <select id={id} className={classes.input} value={value} onChange={event => onChange(event.target.value as Value)}>
        {!isKnown && <option value={value}>{value}</option>}
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.words}
          </option>
        ))}
      </select>
      <p className={classes.says} />
    </div>
  );
}
