import type { ButtonHTMLAttributes } from 'react';
import classes from './action-button.module.css';

export type ActionKind = 'primary' | 'quiet' | 'text';

/** For links that look like buttons: a link that navigates must stay a link. */
export function actionClass(kind: ActionKind = 'primary', size: 'normal' | 'large' = 'normal'): string {
  return [classes.action, classes[kind], size === 'large' && classes.large].filter(Boolean).join(' ');
}

interface ActionButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: ActionKind;
  readonly size?: 'normal' | 'large';
}

/** The public pages' button: Ant Design's would bring a hundred kilobytes along. */
export function ActionButton({ kind = 'primary', size = 'normal', className, type, ...rest }: ActionButtonProps) {
  const all = className ? `${actionClass(kind, size)} ${className}` : actionClass(kind, size);
  return <button type={type ?? 'button'} className={all} {...rest} />;
}
