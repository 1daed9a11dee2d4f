import type { ReactNode } from 'react';
import classes from './panels.module.css';

/** A control under its name. */
export function Field({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
    <label className={classes.field}>
      <span className={classes.fieldName}>{name}</span>
      {children}
    </label>
  );
}

export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={classes.part} aria-label={title}>
      <h3 className={classes.partTitle}>{title}</h3>
      {children}
    </section>
  );
}
