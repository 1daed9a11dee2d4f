import type { ReactNode } from 'react';
import classes from '../cleaning.module.css';

interface FormFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A labelled place in the form of a rule. */
export function FormField({ label, hint, children }: FormFieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is what stands in it
    <label className={classes.field}>
      <span>{label}</span>
      {children}
      {hint && <small className={classes.faint}>{hint}</small>}
    </label>
  );
}
