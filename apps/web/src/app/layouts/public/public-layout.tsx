import { Outlet } from '@tanstack/react-router';
import { LanguageOffer } from '../language-offer.tsx';
import { ContactBox } from './contact-box.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';
import classes from './public-layout.module.css';

/** Header, footer and the side contact box around every public page (P2.1). */
export function PublicLayout() {
  return (
    <div className={classes.page}>
      <LanguageOffer />
      <PublicHeader />
      <main id="content" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <PublicFooter />
      <ContactBox />
    </div>
  );
}
