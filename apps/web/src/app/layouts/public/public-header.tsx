import { useLocation } from '@tanstack/react-router';
import { shellTexts } from '@wenshu/texts/shell';
import { actionClass, CloseIcon, Logo, MenuIcon } from '@wenshu/ui';
import { useState } from 'react';
import { MessageBell } from '../../../areas/people/messages/message-bell.tsx';
import { useTexts } from '../../language/language.ts';
import { AppLink } from '../../routes/app-link.tsx';
import { DESKTOP_PATH, HOME_PATH, LOGIN_PATH } from '../../routes/redirects.ts';
import { useSession } from '../../session/session.ts';
import { useScrolledPast } from '../../use-scrolled-past.ts';
import { AccountMenu } from '../account-menu.tsx';
import { LanguageButton } from '../language-button.tsx';
import classes from './public-header.module.css';
import { PublicNav } from './public-nav.tsx';

const SHADOW_AFTER_PX = 10;

export function PublicHeader() {
  const texts = useTexts(shellTexts);
  const isLifted = useScrolledPast(SHADOW_AFTER_PX);
  const path = useLocation({ select: location => location.pathname });
  // Open on the page it was opened on: following a link closes it by itself.
  const [openOnPath, setOpenOnPath] = useState<string>();
  const isMenuOpen = openOnPath === path;
  return (
    <header className={classes.header} data-lifted={isLifted || isMenuOpen}>
      <div className={classes.bar}>
        <AppLink to={HOME_PATH} className={classes.home} aria-label={`${texts.productName} · ${texts.nav.home}`}>
          <Logo name={texts.productName} />
        </AppLink>
        <div className={classes.nav} data-open={isMenuOpen} id="public-nav">
          <PublicNav />
        </div>
        <div className={classes.side}>
          <LanguageButton />
          <Session />
          <button
            type="button"
            className={classes.menu}
            aria-expanded={isMenuOpen}
            aria-controls="public-nav"
            aria-label={isMenuOpen ? texts.close : texts.nav.open}
            onClick={() => setOpenOnPath(isMenuOpen ? undefined : path)}
          >
            {isMenuOpen ? <CloseIcon /> : <MenuIcon />}
          </button>
        </div>
      </div>
    </header>
  );
}

function Session() {
  const { session } = useTexts(shellTexts);
  const isSignedIn = useSession(state => state.isSignedIn);
  if (!isSignedIn) {
    return (
      <AppLink to={LOGIN_PATH} className={actionClass('primary')}>
        {session.signIn}
      </AppLink>
    );
  }
  return (
    <>
      <AppLink to={DESKTOP_PATH} className={`${actionClass('quiet')} ${classes.workspace}`}>
        {session.workspace}
      </AppLink>
      <MessageBell />
      <AccountMenu />
    </>
  );
}
