import { useLocation } from '@tanstack/react-router';
import { shellTexts } from '@wenshu/texts/shell';
import { ChatIcon, CloseIcon, MailIcon, PhoneIcon } from '@wenshu/ui';
import { useState } from 'react';
import { useContactDetails } from '../../contact-details.ts';
import { useTexts } from '../../language/language.ts';
import { HOME_PATH } from '../../routes/redirects.ts';
import { useScrolledPast } from '../../use-scrolled-past.ts';
import classes from './contact-box.module.css';
import { ContactItem } from './contact-item.tsx';

const HOME_SHOWS_AFTER_PX = 200;

/** Phone, messaging app and e-mail at the page's edge (P2.65); on the home page only once the hero is passed (P2.66). */
export function ContactBox() {
  const { contactBox } = useTexts(shellTexts);
  const isHome = useLocation({ select: location => location.pathname === HOME_PATH });
  const isPastHero = useScrolledPast(HOME_SHOWS_AFTER_PX);
  const details = useContactDetails();
  const [isUnfolded, setUnfolded] = useState(false);
  if ((isHome && !isPastHero) || !details) return null;
  const { phone, email, qrPicture } = details;
  return (
    <aside className={classes.box} aria-label={contactBox.label} data-unfolded={isUnfolded}>
      <button
        type="button"
        className={classes.fold}
        aria-label={contactBox.label}
        aria-expanded={isUnfolded}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        {isUnfolded ? <CloseIcon /> : <ChatIcon />}
      </button>
      <ContactItem name={contactBox.phone} icon={<PhoneIcon />}>
        <a href={`tel:${phone}`}>{phone}</a>
      </ContactItem>
      <ContactItem name={contactBox.messaging} icon={<ChatIcon />}>
        <img src={qrPicture} alt={contactBox.scan} width="120" height="120" loading="lazy" />
        <span>{contactBox.scan}</span>
      </ContactItem>
      <ContactItem name={contactBox.email} icon={<MailIcon />}>
        <a href={`mailto:${email}`}>{email}</a>
      </ContactItem>
    </aside>
  );
}
