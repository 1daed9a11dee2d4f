import type { ReactNode } from 'react';
import classes from './state-page.module.css';

export interface StatePageProps {
  readonly picture?: ReactNode;
  readonly badge?: string;
  readonly title: string;
  readonly text: string;
  /** Links and buttons: always at least one way on. */
  readonly actions?: ReactNode;
  /** A page's own heading is h1; inside a page it is h2. */
  readonly level?: 1 | 2;
}

/** The shared shape of "being built", "empty" and "failed": a picture, a sentence, a way on. */
export function StatePage({ picture, badge, title, text, actions, level = 1 }: StatePageProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section className={classes.state} data-level={level}>
      {picture}
      {badge && <p className={classes.badge}>{badge}</p>}
      <Heading className={classes.title}>{title}</Heading>
      <p className={classes.text}>{text}</p>
      {actions && <div className={classes.actions}>{actions}</div>}
    </section>
  );
}
