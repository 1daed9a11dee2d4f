import { socialTexts } from '@wenshu/texts/people/social';
import { ActionButton, LoadingState } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import classes from './qr-sign-in.module.css';
import { useQrPage } from './use-qr-page.ts';

/** The social app's own page in a frame. Whoever agrees there is sent back to the login page, with a code that the guard takes. */
export function QrSignIn() {
  const { qr } = useTexts(socialTexts);
  const { page, again } = useQrPage();
  if (page === 'loading') return <LoadingState text={qr.loading} />;
  if (page === 'failed' || page === 'expired')
    return (
      <div className={classes.over}>
        <p role="status">{qr[page]}</p>
        <ActionButton kind="quiet" onClick={again}>
          {qr.again}
        </ActionButton>
      </div>
    );
  return (
    <div>
      {/* It may send the whole window on, which is what it is for; it cannot open windows, nor run as our page. */}
      <iframe
        className={classes.frame}
        src={page.url}
        title={qr.frame}
        sandbox="allow-scripts allow-same-origin allow-forms allow-top-navigation"
        referrerPolicy="no-referrer"
      />
      <p className={classes.waiting} role="status">
        {qr.waiting({ minutes: Math.round(page.expiresIn / 60) })}
      </p>
    </div>
  );
}
