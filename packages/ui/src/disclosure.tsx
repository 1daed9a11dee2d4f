import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import classes from './disclosure.module.css';

interface DisclosureProps {
  readonly button: ReactNode;
  readonly buttonLabel?: string;
  readonly buttonClass?: string | undefined;
  readonly children: ReactNode;
  readonly align?: 'start' | 'end';
  /** What is in it is drawn while it is open, and begins anew each time. */
  readonly isLazy?: boolean;
}

/**
 * A button that opens a panel of links: by click and Enter, by hovering with a mouse, closed by Escape or by leaving.
 * A disclosure, not a menu: its links keep their ordinary keys and are read as links.
 */
export function Disclosure({
  button,
  buttonLabel,
  buttonClass,
  children,
  align = 'start',
  isLazy = false,
}: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const whole = useRef<HTMLDivElement>(null);
  useOpenAndClose(whole, setOpen);
  return (
    <div ref={whole} className={classes.disclosure}>
      <button
        type="button"
        className={buttonClass}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={buttonLabel}
        // A mouse has opened it by arriving; its click must not close what the person came for.
        onClick={event => setOpen(open => isMouse(event.nativeEvent) || !open)}
      >
        {button}
      </button>
      <div id={id} className={classes.panel} data-align={align} hidden={!isOpen}>
        <div className={classes.sheet}>{(isOpen || !isLazy) && children}</div>
      </div>
    </div>
  );
}

const isMouse = (event: Event) => event instanceof PointerEvent && event.pointerType === 'mouse';

function useOpenAndClose(whole: RefObject<HTMLDivElement | null>, setOpen: (open: boolean) => void) {
  useEffect(() => {
    const element = whole.current;
    if (!element) return;
    const stop = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(type: K, listener: (event: HTMLElementEventMap[K]) => void) =>
      element.addEventListener(type, listener, { signal: stop.signal });
    // Whoever has pressed a button in the panel is at work there: what then comes over the pointer, such as a notice, is no leaving.
    let isAtWork = false;
    on('pointerdown', ({ target }) => {
      isAtWork = target instanceof Element && element.lastElementChild?.contains(target.closest('button')) === true;
    });
    // A touch also "enters" before its click; opening on it would let the click close again.
    on('pointerenter', event => isMouse(event) && setOpen(true));
    on('pointerleave', event => isMouse(event) && !isAtWork && setOpen(false));
    on('focusout', event => {
      if (!(event.relatedTarget instanceof Node && element.contains(event.relatedTarget))) setOpen(false);
    });
    // Safari gives no focus to what is tapped, so a tap outside has to be seen for itself.
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !element.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside, { signal: stop.signal });
    on('keydown', event => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      element.querySelector('button')?.focus();
    });
    return () => stop.abort();
  }, [whole, setOpen]);
}
