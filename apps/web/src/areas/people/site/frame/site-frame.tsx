import { shellTexts } from '@wenshu/texts/shell';
import type { PropsWithChildren } from 'react';
import { Island } from '../islands/island.tsx';
import { useVisit, useWords } from '../site-context.ts';
import { ContactBox } from './contact-box.tsx';
import { headerProps } from './header-props.ts';
import { SiteFooter } from './site-footer.tsx';
import classes from './site-frame.module.css';
import { SiteHeader } from './site-header.tsx';
import { SiteOffer } from './site-offer.tsx';

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
      <Island name="site-offer" part={SiteOffer} props={{}} />
      <Island name="site-header" part={SiteHeader} props={headerProps(visit)} />
      <main id="content" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <SiteFooter />
      <Island
        name="contact-box"
        part={ContactBox}
        props={{ words: contactBox, phone, email, qrPicture, showsLate: visit.path === HOME }}
      />
    </div>
  );
}
