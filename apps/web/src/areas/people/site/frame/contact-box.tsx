import { ChatIcon, CloseIcon, MailIcon, PhoneIcon } from '@wenshu/ui';
import { useState } from 'react';
import { useScrolledPast } from '../../../../app/use-scrolled-past.ts';
import classes from './contact-box.module.css';
import { ContactItem } from './contact-item.tsx';

const HOME_SHOWS_AFTER_PX = 200;

interface ContactBoxProps {
  readonly words: {
    readonly label: string;
    readonly phone: string;
    readonly messaging: string;
    readonly email: string;
    readonly scan: string;
    readonly hours: string;
  };
  readonly phone: string;
  readonly email: string;
  readonly qrPicture: string;
  /** Only once the first screen is passed. */
  readonly showsLate: boolean;
}

/** Phone, messaging app and e-mail at the page's edge (P2.65); on the home page only once the hero is passed (P2.66). */
export function ContactBox({ words, phone, email, qrPicture, showsLate }: ContactBoxProps) {
  const isPastHero = useScrolledPast(HOME_SHOWS_AFTER_PX);
  const [isUnfolded, setUnfolded] = useState(false);
  if (showsLate && !isPastHero) return null;
  return (
    <aside className={classes.box} aria-label={words.label} data-unfolded={isUnfolded}>
      <button
        type="button"
        className={classes.fold}
        aria-label={words.label}
        aria-expanded={isUnfolded}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        {isUnfolded ? <CloseIcon /> : <ChatIcon />}
      </button>
      <ContactItem id="contact-phone" name={words.phone} icon={<PhoneIcon />}>
        <a href={`tel:${phone}`}>{phone}</a>
        <span>{words.hours}</span>
      </ContactItem>
      <ContactItem id="contact-messaging" name={words.messaging} icon={<ChatIcon />}>
        <img src={qrPicture} alt={words.scan} width="120" height="120" loading="lazy" />
        <span>{words.scan}</span>
      </ContactItem>
      <ContactItem id="contact-email" name={words.email} icon={<MailIcon />}>
        <a href={`mailto:${email}`}>{email}</a>
      </ContactItem>
    </aside>
  );
}
