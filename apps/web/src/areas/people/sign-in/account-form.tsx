import { ActionButton } from '@wenshu/ui';
import type { ReactNode } from 'react';
import classes from './password-form.module.css';

interface AccountFormProps {
  readonly submitText: string;
  readonly sendingText: string;
  readonly isSending: boolean;
  readonly onSubmit: () => void;
  /** Below the button: where else one can go. */
  readonly links?: ReactNode;
  readonly children: ReactNode;
}

export function AccountForm({ submitText, sendingText, isSending, onSubmit, links, children }: AccountFormProps) {
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={event => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <ActionButton type="submit" size="large" className={classes.submit} disabled={isSending}>
        {isSending ? sendingText : submitText}
      </ActionButton>
      {links && <p className={classes.links}>{links}</p>}
    </form>
  );
}
