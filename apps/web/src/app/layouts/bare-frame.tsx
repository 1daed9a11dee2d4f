import { shellTexts } from '@wenshu/texts/shell';
import { Logo } from '@wenshu/ui';
import type { ComponentType, PropsWithChildren } from 'react';
import { useTexts } from '../language/language.ts';
import { HOME_PATH } from '../routes/redirects.ts';
import classes from './bare-layout.module.css';
import { LanguageButton } from './language-button.tsx';

export interface HomeLinkProps extends PropsWithChildren {
  readonly to: string;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string;
}

/** The mark, the language, nothing to wander off to. How its one link leads home depends on whether there is a router. */
export function BareFrame({
  link: Home,
  children,
}: PropsWithChildren<{ readonly link: ComponentType<HomeLinkProps> }>) {
  const texts = useTexts(shellTexts);
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Home to={HOME_PATH} className={classes.home} aria-label={`${texts.productName} · ${texts.nav.home}`}>
          <Logo name={texts.productName} />
        </Home>
        <LanguageButton />
      </header>
      <main id="content" tabIndex={-1} className={classes.main}>
        {children}
      </main>
    </div>
  );
}
