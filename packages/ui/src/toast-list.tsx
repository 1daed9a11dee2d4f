import { AlertIcon, CheckIcon, InfoIcon } from './icons.tsx';
import classes from './toast-list.module.css';

export interface Toast {
  readonly id: number;
  readonly kind: 'success' | 'error' | 'info' | 'loading';
  readonly text: string;
}

const icons = { success: CheckIcon, error: AlertIcon, info: InfoIcon, loading: InfoIcon };

/**
 * Short messages at the top. The two live regions are always in the page: a screen reader announces what enters a region
 * it already knows, and errors interrupt while successes wait.
 */
export function ToastList({ toasts }: { readonly toasts: readonly Toast[] }) {
  const errors = toasts.filter(toast => toast.kind === 'error');
  const others = toasts.filter(toast => toast.kind !== 'error');
  return (
    <div className={classes.place}>
      <div role="alert">{errors.map(one)}</div>
      <div role="status">{others.map(one)}</div>
    </div>
  );
}

function one(toast: Toast) {
  const Icon = icons[toast.kind];
  return (
    <p key={toast.id} className={classes.toast} data-kind={toast.kind}>
      <Icon />
      {toast.text}
    </p>
  );
}
