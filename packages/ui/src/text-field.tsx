import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import classes from './text-field.module.css';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> {
  readonly label: string;
  /** In words, when the value is wrong. */
  readonly problem?: string | undefined;
  /** Inside the field at its end, such as "show password". */
  readonly suffix?: ReactNode;
  /** Beside the field, such as the picture of a picture code. */
  readonly beside?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A labelled input whose problem is read out together with it. */
export function TextField({ label, problem, suffix, beside, ref, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.row}>
        <div className={classes.box} data-wrong={Boolean(problem)}>
          <input
            {...input}
            ref={ref}
            id={id}
            className={classes.input}
            aria-invalid={Boolean(problem)}
            aria-describedby={`${id}-problem`}
          />
          {suffix}
        </div>
        {beside}
      </div>
      <p id={`${id}-problem`} className={classes.problem}>
        {problem}
      </p>
    </div>
  );
}
