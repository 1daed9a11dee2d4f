import { siteTexts } from '@wenshu/texts/people/site';
import { actionClass } from '@wenshu/ui';
import { useTexts } from '../../../../app/language/language.ts';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import { isBuilt } from '../../../../app/routes/built-pages.ts';
import { useSession } from '../../../../app/session/session.ts';
import classes from './closing.module.css';
import { startAddress } from './start-address.ts';

const CONTACT = '/connect-us';

export function Closing() {
  const { closing } = useTexts(siteTexts);
  const isSignedIn = useSession(state => state.isSignedIn);
  return (
    <section className={classes.closing}>
      <h2 className={classes.title}>{closing.title}</h2>
      <p className={classes.text}>{closing.text}</p>
      <div className={classes.actions}>
        <AppLink to={startAddress(isSignedIn)} className={actionClass('primary', 'large')}>
          {closing.start}
        </AppLink>
        {isBuilt(CONTACT) && (
          <AppLink to={CONTACT} className={actionClass('quiet', 'large')}>
            {closing.contact}
          </AppLink>
        )}
      </div>
    </section>
  );
}
