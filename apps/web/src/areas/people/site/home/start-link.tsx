import { type ActionKind, actionClass } from '@wenshu/ui';
import type { ReactNode } from 'react';
import { DESKTOP_PATH, LOGIN_PATH } from '../../../../app/routes/redirects.ts';
import classes from './start-link.module.css';

interface StartLinkProps {
  readonly visitor: ReactNode;
  readonly member: ReactNode;
  /** Where one starts; the desktop by itself. */
  readonly to?: string;
  readonly kind?: ActionKind;
}

/** "Get started": there at once for who has signed in, by way of the login page for everybody else. The style sheet shows one of the two. */
export function StartLink({ visitor, member, to = DESKTOP_PATH, kind = 'primary' }: StartLinkProps) {
  return (
    <>
      <a
        href={`${LOGIN_PATH}?redirect=${encodeURIComponent(to)}`}
        className={`${actionClass(kind, 'large')} ${classes.visitor}`}
      >
        {visitor}
      </a>
      <a href={to} className={`${actionClass(kind, 'large')} ${classes.member}`}>
        {member}
      </a>
    </>
  );
}
