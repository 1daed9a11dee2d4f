import { shellTexts } from '@wenshu/texts/shell';
import { Logo } from '@wenshu/ui';
import type { PropsWithChildren } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import classes from '../../../../app/layouts/bare-layout.module.css';
import { LanguageButton } from '../../../../app/layouts/language-button.tsx';
import { HOME_PATH } from '../../../../app/routes/redirects.ts';
import shell from '../../../../app/shell.module.css';

/** As pages that stand alone look, where there is no router: every link loads a page. */
export function SharedFrame({ children }: PropsWithChildren) {
  const texts = useTexts(shellTexts);
  return (
    <>
      <a className={shell.skip} href="#content">
        {texts.skipToContent}
      </a>
      <div className={classes.page}>
        <header className={classes.header}>
          <a href={HOME_PATH} className={classes.home} aria-label={`${texts.productName} · ${texts.nav.home}`}>
            <Logo name={texts.productName} />
          </a>
          <LanguageButton />
        </header>
        <main id="content" tabIndex={-1} className={classes.main}>
          {children}
        </main>
      </div>
    </>
  );
}
