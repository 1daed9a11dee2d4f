import type { ReactNode } from 'react';
import classes from './page-title.module.css';

interface PageTitleProps {
  readonly title: string;
  readonly lead?: string;
  readonly actions?: ReactNode;
}

/** A workspace page's heading with what can be done on the page. */
export function PageTitle({ title, lead, actions }: PageTitleProps) {
  return (
    <header className={classes.head}>
      <div>
        <h1 className={classes.title}>{title}</h1>
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
