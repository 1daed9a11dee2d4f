import { Outlet } from '@tanstack/react-router';
import { shellTexts } from '@wenshu/texts/shell';
import { Logo } from '@wenshu/ui';
import type { PropsWithChildren } from 'react';
import { useTexts } from '../language/language.ts';
import { AppLink } from '../routes/app-link.tsx';
import { HOME_PATH } from '../routes/redirects.ts';
import classes from './bare-layout.module.css';
import { LanguageButton } from './language-button.tsx';

/** For pages that stand alone, sign-in among them. */
export function BareLayout() {
  return (
    <BareFrame>
      <Outlet />
    </BareFrame>
  );
}

/** The mark, the language, nothing to wander off to. */
export function BareFrame({ children }: PropsWithChildren) {
  const texts = useTexts(shellTexts);
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <AppLink to={HOME_PATH} className={classes.home} aria-label={`${texts.productName} · ${texts.nav.home}`}>
          <Logo name={texts.productName} />
        </AppLink>
        <LanguageButton />
      </header>
      <main id="content" tabIndex={-1} className={classes.main}>
        {children}
      </main>
    </div>
  );
}
