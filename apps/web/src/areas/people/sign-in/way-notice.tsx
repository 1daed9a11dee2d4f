import { actionClass } from '@wenshu/ui';
import type { ReactNode } from 'react';
import { AppLink } from '../../../app/routes/app-link.tsx';
import classes from './way-notice.module.css';

interface WayNoticeProps {
  readonly text: string;
  /** A way on: staying on the page leads nowhere. */
  readonly link: { readonly to: string; readonly name: string };
  readonly children?: ReactNode;
}

/** In place of a form that has nothing to work with. */
export function WayNotice({ text, link, children }: WayNoticeProps) {
  return (
    <div className={classes.notice}>
      <p>{text}</p>
      <p className={classes.ways}>
        {children}
        <AppLink to={link.to} className={actionClass('quiet')}>
          {link.name}
        </AppLink>
      </p>
    </div>
  );
}
