import { signInTexts } from '@wenshu/texts/people/sign-in';
import { actionClass } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import classes from './not-yet-notice.module.css';

interface NotYetNoticeProps {
  readonly text: string;
  /** A way on, when staying on the page leads nowhere. */
  readonly link?: { readonly to: string; readonly name: string };
}

/** An honest word in place of a form whose calls do not exist yet. */
export function NotYetNotice({ text, link }: NotYetNoticeProps) {
  const { notYet } = useTexts(signInTexts);
  return (
    <div className={classes.notice}>
      <p className={classes.badge}>{notYet.badge}</p>
      <p>{text}</p>
      {link && (
        <AppLink to={link.to} className={actionClass('quiet')}>
          {link.name}
        </AppLink>
      )}
    </div>
  );
}
