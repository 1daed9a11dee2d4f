import { type ReactNode, useState } from 'react';
import classes from './contact-box.module.css';

interface ContactItemProps {
  readonly id: string;
  readonly name: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

/** Opens to the side, on hovering and on pressing; the panel is there for a keyboard in the order of the page. */
export function ContactItem({ id, name, icon, children }: ContactItemProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.item} data-open={isOpen}>
      <button
        type="button"
        className={classes.button}
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(open => !open)}
        onKeyDown={event => event.key === 'Escape' && setOpen(false)}
      >
        {icon}
      </button>
      <div id={id} className={classes.panel}>
        {children}
      </div>
    </div>
  );
}
