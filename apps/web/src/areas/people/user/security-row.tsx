import type { ReactNode } from 'react';
import classes from './user.module.css';

interface SecurityRowProps {
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
  /** Below, over the whole width; and dialogs. */
  readonly children?: ReactNode;
}

/** One matter of an account's safety: what it is, how it stands, and what can be done about it. */
export function SecurityRow({ title, text, action, children }: SecurityRowProps) {
  return (
    <li className={classes.row}>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {action}
      {children}
    </li>
  );
}
