import { actionClass, CloseIcon, Logo, MenuIcon } from '@wenshu/ui';
import { useEffect, useState } from 'react';
import { DESKTOP_PATH, HOME_PATH, LOGIN_PATH } from '../../../../app/routes/redirects.ts';
import { useSession } from '../../../../app/session/session.ts';
import { useScrolledPast } from '../../../../app/use-scrolled-past.ts';
import type { HeaderWords } from './header-words.ts';
import { LanguageLink } from './language-link.tsx';
import { SignedIn } from './signed-in.tsx';
import classes from './site-header.module.css';
import { SiteNav } from './site-nav.tsx';

const SHADOW_AFTER_PX = 10;

/** The header of every public page. The server draws it for everybody alike; who has signed in is seen by the style sheet before any script (`early.js`). */
export function SiteHeader(props: HeaderWords) {
  const isLifted = useScrolledPast(SHADOW_AFTER_PX);
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <header className={classes.header} data-lifted={isLifted || isMenuOpen}>
      <div className={classes.bar}>
        <a href={HOME_PATH} className={classes.home} aria-label={`${props.productName} · ${props.home}`}>
          <Logo name={props.productName} />
        </a>
        <div className={classes.nav} data-open={isMenuOpen} id="site-nav">
          <SiteNav {...props} />
        </div>
        <div className={classes.side}>
          <LanguageLink path={props.path} {...props.other} />
          <a href={LOGIN_PATH} className={`${actionClass('primary')} ${classes.visitor}`}>
            {props.signIn}
          </a>
          <a href={DESKTOP_PATH} className={`${actionClass('quiet')} ${classes.member}`}>
            {props.workspace}
          </a>
          <OfMember />
          <button
            type="button"
            className={classes.menu}
            aria-expanded={isMenuOpen}
            aria-controls="site-nav"
            aria-label={isMenuOpen ? props.closeMenu : props.openMenu}
            onClick={() => setMenuOpen(!isMenuOpen)}
          >
            {isMenuOpen ? <CloseIcon /> : <MenuIcon />}
          </button>
        </div>
      </div>
    </header>
  );
}

/** The bell and the account's menu. Drawn once the page is here: the server does not know who reads. */
function OfMember() {
  const isSignedIn = useSession(state => state.isSignedIn);
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  useEffect(() => {
    if (isHere) document.documentElement.classList.toggle('signed-in', isSignedIn);
  }, [isHere, isSignedIn]);
  return isHere && isSignedIn ? <SignedIn /> : null;
}
