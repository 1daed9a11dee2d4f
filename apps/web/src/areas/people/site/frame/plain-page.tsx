import type { ReactNode } from 'react';
import classes from './plain-page.module.css';

interface PlainPageProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A page that has a list or a few ways to show, and no picture above them. */
export function PlainPage({ title, lead, children }: PlainPageProps) {
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.lead}>{lead}</p>
      {children}
    </div>
  );
}
