import { signInTexts } from '@wenshu/texts/people/sign-in';
import { CheckIcon } from '@wenshu/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import classes from './sign-in-frame.module.css';

interface SignInFrameProps {
  readonly title: string;
  readonly lead?: string;
  /** Beside the title: another way of doing the same. */
  readonly corner?: ReactNode;
  readonly children: ReactNode;
}

/** The card of every page before the sign-in, with a quiet word about the product beside it. */
export function SignInFrame({ title, lead, corner, children }: SignInFrameProps) {
  const { aside } = useTexts(signInTexts);
  return (
    <div className={classes.frame}>
      <section className={classes.card}>
        <header className={classes.head}>
          <div className={classes.first}>
            <h1 className={classes.title}>{title}</h1>
            {corner}
          </div>
          {lead && <p className={classes.lead}>{lead}</p>}
        </header>
        {children}
      </section>
      <aside className={classes.aside}>
        <svg className={classes.rings} viewBox="0 0 400 400" aria-hidden="true">
          <circle cx="200" cy="200" r="186" />
          <circle cx="200" cy="200" r="132" />
          <circle cx="200" cy="200" r="78" />
          <circle className={classes.pivot} cx="331" cy="69" r="10" />
          <circle className={classes.small} cx="107" cy="293" r="6" />
        </svg>
        <p className={classes.headline}>{aside.headline}</p>
        <ul className={classes.points}>
          {aside.points.map(point => (
            <li key={point}>
              <CheckIcon />
              {point}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
