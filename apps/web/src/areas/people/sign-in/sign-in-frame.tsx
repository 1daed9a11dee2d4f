import { secondFactorTexts } from '@wenshu/texts/people/second-factor';
import { signInTexts } from '@wenshu/texts/people/sign-in';
import { CheckIcon } from '@wenshu/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { useSecondFactorTicket } from '../../../app/session/second-factor-ticket.ts';
import { SecondFactorStep } from './second-factor-step.tsx';
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
  const step = useTexts(secondFactorTexts);
  const ticket = useSecondFactorTicket(state => state.ticket);
  const isWaiting = ticket !== undefined;
  const shownLead = isWaiting ? step.lead : lead;
  return (
    <div className={classes.frame}>
      <section className={classes.card}>
        <header className={classes.head}>
          <div className={classes.first}>
            <h1 className={classes.title}>{isWaiting ? step.title : title}</h1>
            {!isWaiting && corner}
          </div>
          {shownLead && <p className={classes.lead}>{shownLead}</p>}
        </header>
        {isWaiting && <SecondFactorStep ticket={ticket} />}
        {/* Only hidden: whoever comes back finds what they had typed. */}
        <div hidden={isWaiting}>{children}</div>
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
