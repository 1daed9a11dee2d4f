import { type ReactNode, useId } from 'react';
import classes from './create.module.css';

interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly problem?: string | undefined;
  /** Gets the ids that tie the control to its label and hint. */
  children(ids: { readonly id: string; readonly 'aria-describedby': string }): ReactNode;
}

/** A label, a control, a hint, and what is wrong with it: one line on a desk, one under the other on a phone. */
export function Field({ label, hint, problem, children }: FieldProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.fieldName}>
        {label}
      </label>
      <div className={classes.fieldBody}>
        {children({ id, 'aria-describedby': `${id}-hint` })}
        <p id={`${id}-hint`} className={problem ? classes.fieldProblem : classes.fieldHint} role={problem && 'alert'}>
          {problem ?? hint}
        </p>
      </div>
    </div>
  );
}
