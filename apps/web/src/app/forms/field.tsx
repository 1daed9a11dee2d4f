import { type ReactNode, useId } from 'react';
import classes from './field.module.css';

/** What its one control takes, whichever it is. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
  readonly status?: 'error';
}

interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong with what stands in it; in the place of the hint. */
  readonly problem?: string | undefined;
  /** Between the control and the hint. */
  readonly more?: ReactNode;
  children(control: FieldControl): ReactNode;
}

/** A control with its label, and what is said about it, which is read out together with it. */
export function Field({ label, hint, problem, more, children }: FieldProps) {
  const id = useId();
  const isWrong = problem !== undefined && problem !== '';
  const told = isWrong ? problem : hint;
  const isTold = told !== undefined && told !== '';
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        ...(isTold && { 'aria-describedby': `${id}-told` }),
        ...(isWrong && { 'aria-invalid': true, status: 'error' }),
      })}
      {more}
      {isTold && (
        <p id={`${id}-told`} className={isWrong ? classes.problem : classes.hint} role={isWrong ? 'alert' : undefined}>
          {told}
        </p>
      )}
    </div>
  );
}

/** Fields below each other. */
export const Fields = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.fields}>{children}</div>
);
