import { useRouter, useSearch } from '@tanstack/react-router';
import { emailCalls } from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { userTexts } from '@wenshu/texts/people/user';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../../app/client.ts';
import { ViewDialog } from '../../../app/forms/view-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { SECURITY_PATH } from '../../../app/react-to-failure.ts';
import { AccountForm } from '../sign-in/account-form.tsx';
import { EmailField } from '../sign-in/fields/email-field.tsx';
import { PasswordField } from '../sign-in/fields/password-field.tsx';
import { SUBMIT_EVERY_MS, useAccountForm } from '../sign-in/fields/use-account-form.ts';
import { useProblemWords } from '../sign-in/use-problem-words.ts';
import { SecurityRow } from './security-row.tsx';

interface EmailRowProps {
  readonly email: string | null;
  /** There is a phone to sign in with. */
  readonly isRemovable: boolean;
  readonly onChanged: () => Promise<unknown>;
}

/** The address of the account. A new one counts once the link in its mail was opened, which leads back here. */
export function EmailRow({ email, isRemovable, onChanged }: EmailRowProps) {
  const { email: words } = useTexts(userTexts).security;
  const [open, setOpen] = useState<'change' | 'remove'>();
  useOpenedLink(onChanged);
  const change = email === null ? words.add : words.change;
  const removed = async () => {
    setOpen(undefined);
    notify.success(words.removed);
    await onChanged();
  };
  return (
    <SecurityRow
      title={words.title}
      text={email === null ? words.none : words.text({ email })}
      action={
        <span>
          {email !== null && isRemovable && (
            <Button type="text" onClick={() => setOpen('remove')}>
              {words.remove}
            </Button>
          )}
          <Button onClick={() => setOpen('change')}>{change}</Button>
        </span>
      }
    >
      {open && (
        <ViewDialog title={open === 'remove' ? words.remove : change} width={440} onClose={() => setOpen(undefined)}>
          {open === 'remove' ? <RemoveForm onDone={removed} /> : <ChangeForm />}
        </ViewDialog>
      )}
    </SecurityRow>
  );
}

/** Once: a ticket is used up by it, whatever comes of it. */
function useOpenedLink(onChanged: () => Promise<unknown>) {
  const { email: words } = useTexts(userTexts).security;
  const { ticket } = useSearch({ strict: false }) as { ticket?: string };
  const { history } = useRouter();
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (ticket === undefined || opened.current === ticket) return;
    opened.current = ticket;
    void client
      .call(emailCalls.modify, { ticket: String(ticket) })
      .then(
        () => {
          notify.success(words.added);
          return onChanged();
        },
        // The client has said why.
        () => undefined,
      )
      .finally(() => history.replace(SECURITY_PATH));
  });
}

function ChangeForm() {
  const t = useTexts(userTexts);
  const words = t.security.email;
  const problems = useProblemWords();
  const [sentTo, setSentTo] = useState<string>();
  const { field, isSending, submit } = useAccountForm({
    names: ['password', 'email'],
    everyMs: SUBMIT_EVERY_MS,
    problemsOf: ({ password, email }) => ({ password: problems.password(password), email: problems.email(email) }),
    async send({ password, email }) {
      await client.call(emailCalls.sendNew, { password: encryptField(password), email: encryptField(email) });
      setSentTo(email);
    },
  });
  if (sentTo !== undefined) return <p role="status">{words.sent({ email: sentTo })}</p>;
  return (
    <AccountForm submitText={words.send} sendingText={t.saving} isSending={isSending} onSubmit={submit}>
      <PasswordField {...field('password')} />
      <EmailField {...field('email')} />
    </AccountForm>
  );
}

function RemoveForm({ onDone }: { readonly onDone: () => Promise<void> }) {
  const t = useTexts(userTexts);
  const problems = useProblemWords();
  const { field, isSending, submit } = useAccountForm({
    names: ['password'],
    everyMs: SUBMIT_EVERY_MS,
    problemsOf: ({ password }) => ({ password: problems.password(password) }),
    async send({ password }) {
      await client.call(emailCalls.remove, { password: encryptField(password) });
      await onDone();
    },
  });
  return (
    <AccountForm submitText={t.security.email.remove} sendingText={t.saving} isSending={isSending} onSubmit={submit}>
      <PasswordField {...field('password')} />
    </AccountForm>
  );
}
