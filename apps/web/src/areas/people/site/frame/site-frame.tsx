import { shellTexts } from '@wenshu/texts/shell';
import type { PropsWithChildren } from 'react';
import { Island } from '../islands/island.tsx';
import { useVisit, useWords } from '../site-context.ts';
import { headerProps } from './header-props.ts';
import { SiteFooter } from './site-footer.tsx';
import classes from './site-frame.module.css';

const HOME = '/index';

/** Header, footer and the side contact box around every public page (P2.1). */
export function SiteFrame({ children }: PropsWithChildren) {
  const visit = useVisit();
  const { skipToContent, contactBox } = useWords(shellTexts);
  const { phone, email, qrPicture } = visit.contact;
  return (
    <div className={classes.page}>
      <a className={classes.skip} href="#content">
        {skipToContent}
      </a>
      <Island name="site-offer" props={{}} />
      <Island name="site-header" props={headerProps(visit)} />
      <main id="content" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <SiteFooter />
      <Island
        name="contact-box"
        props={{ words: contactBox, phone, email, qrPicture, showsLate: visit.path === HOME }}
      />
    </div>
  );
}
