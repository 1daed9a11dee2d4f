import { useEffect, useRef } from 'react';
import { AlertIcon, CheckIcon, InfoIcon } from './icons.tsx';
import classes from './toast-list.module.css';

export interface Toast {
  readonly id: number;
  readonly kind: 'success' | 'error' | 'info' | 'loading';
  readonly text: string;
  /** What one can do about it, such as going where it speaks of. */
  readonly action?: { readonly label: string; press(): void };
}

const icons = { success: CheckIcon, error: AlertIcon, info: InfoIcon, loading: InfoIcon };

/**
 * Short messages at the top. The two live regions are always in the page: a screen reader announces what enters a region
 * it already knows, and errors interrupt while successes wait.
 */
export function ToastList({ toasts }: { readonly toasts: readonly Toast[] }) {
  const errors = toasts.filter(toast => toast.kind === 'error');
  const others = toasts.filter(toast => toast.kind !== 'error');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => bringToTop(place.current, toasts.length > 0), [toasts]);
  return (
    <div ref={place} className={classes.place} popover="manual">
      <div role="alert">{errors.map(one)}</div>
      <div role="status">{others.map(one)}</div>
    </div>
  );
}

/** Over everything, an open dialog included: the browser's top layer is ordered by who entered last. */
function bringToTop(place: HTMLElement | null, hasNews: boolean): void {
  if (!place?.showPopover) return;
  const isShown = place.matches(':popover-open');
  // Entering again blinks in a screen reader's ear, so only where it is needed.
  if (isShown && hasNews && document.querySelector('dialog[open]')) place.hidePopover();
  if (!place.matches(':popover-open')) place.showPopover();
}

function one(toast: Toast) {
  const Icon = icons[toast.kind];
  return (
    <p key={toast.id} className={classes.toast} data-kind={toast.kind}>
      <Icon />
      <span>{toast.text}</span>
      {toast.action && (
        <button type="button" className={classes.action} onClick={toast.action.press}>
          {toast.action.label}
        </button>
      )}
    </p>
  );
}
