import type { ReactNode } from 'react';
import classes from './form-field.module.css';

interface FormFieldProps {
  readonly label: string;
  readonly hint?: string;
  /** What is wrong with what stands in it. */
  readonly problem?: string | undefined;
  readonly children: ReactNode;
}

/** A labelled place in a form. */
export function FormField({ label, hint, problem, children }: FormFieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is what stands in it
    <label className={classes.field}>
      <span>{label}</span>
      {children}
      {hint && <small className={classes.hint}>{hint}</small>}
      {problem !== undefined && (
        <small className={classes.problem} role="alert">
          {problem}
        </small>
      )}
    </label>
  );
}
