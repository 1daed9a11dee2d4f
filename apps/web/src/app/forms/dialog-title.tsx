import type { ReactNode } from 'react';
import classes from './dialog-title.module.css';

/** The library's title is no heading: what stands below it in the box would skip a level. */
export function DialogTitle({ children }: { readonly children: ReactNode }) {
  return <h2 className={classes.title}>{children}</h2>;
}
