import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import classes from './disclosure.module.css';

interface DisclosureProps {
  readonly button: ReactNode;
  readonly buttonLabel?: string;
  readonly buttonClass?: string | undefined;
  readonly children: ReactNode;
  readonly align?: 'start' | 'end';
}

/**
 * A button that opens a panel of links: by click and Enter, by hovering with a mouse, closed by Escape or by leaving.
 * A disclosure, not a menu: its links keep their ordinary keys and are read as links.
 */
export function Disclosure({ button, buttonLabel, buttonClass, children, align = 'start' }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const closeOnLeave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    <div
      className={classes.disclosure}
      role="group"
      onBlur={closeOnLeave}
      onKeyDown={closeOnEscape}
      onPointerEnter={event => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={event => event.pointerType === 'mouse' && setOpen(false)}
    >
      <button
        ref={toggle}
        type="button"
        className={buttonClass}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={buttonLabel}
        onClick={() => setOpen(open => !open)}
      >
        {button}
      </button>
      <div id={id} className={classes.panel} data-align={align} hidden={!isOpen}>
        <div className={classes.sheet}>{children}</div>
      </div>
    </div>
  );
}
