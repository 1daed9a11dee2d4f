import { type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './dialog.module.css';

export interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons; one with `data-focus-first` gets the focus. */
  readonly actions: ReactNode;
  /** Escape, or the browser's own way of closing. */
  readonly onCancel: () => void;
}

/** The browser's own modal dialog: it traps the focus, makes the page behind inert and gives the focus back. */
export function Dialog({ title, children, actions, onCancel }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = element.current;
    if (dialog && !dialog.open) dialog.showModal();
    // The browser focuses the first control; what the dialog is for may be the last one.
    dialog?.querySelector<HTMLElement>('[data-focus-first]')?.focus();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      className={classes.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={event => {
        event.preventDefault();
        onCancel();
      }}
    >
      <h2 id={`${id}-title`} className={classes.title}>
        {title}
      </h2>
      <div id={`${id}-text`} className={classes.text}>
        {children}
      </div>
      <div className={classes.actions}>{actions}</div>
    </dialog>
  );
}
