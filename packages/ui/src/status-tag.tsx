import type { ReactNode } from 'react';
import classes from './status-tag.module.css';

export type StatusTone = 'good' | 'calm' | 'waiting' | 'bad';

/** A word on a soft ground. Ant Design's coloured tags miss the contrast that small text needs. */
export function StatusTag({ tone = 'calm', children }: { readonly tone?: StatusTone; readonly children: ReactNode }) {
  return <span className={`${classes.tag} ${classes[tone]}`}>{children}</span>;
}
