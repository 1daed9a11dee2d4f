import { useQuery } from '@tanstack/react-query';
import { apiKeyCalls, smsCalls } from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { userTexts } from '@wenshu/texts/people/user';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { LOGIN_PATH } from '../../../app/routes/redirects.ts';
import { endSession } from '../../../app/session/session.ts';
import { AccountForm } from '../sign-in/account-form.tsx';
import { PasswordField } from '../sign-in/fields/password-field.tsx';
import { SUBMIT_EVERY_MS, useAccountForm } from '../sign-in/fields/use-account-form.ts';
import { useProblemWords } from '../sign-in/use-problem-words.ts';
import { API_KEYS } from './api-keys-query.ts';
import { SecurityDialogRow } from './security-dialog-row.tsx';
import classes from './user.module.css';

export function PasswordRow() {
  const { security } = useTexts(userTexts);
  const { password: words } = security;
  return (
    <SecurityDialogRow title={words.title} text={words.text} change={words.change}>
      {() => <PasswordChange />}
    </SecurityDialogRow>
  );
}

/** Every session ends with it, this one too: the page says so and asks to sign in (P8.26). */
function PasswordChange() {
  const t = useTexts(userTexts);
  const { password: words } = t.security;
  const problems = useProblemWords();
  const keys = useQuery({ queryKey: API_KEYS, queryFn: () => client.call(apiKeyCalls.list, {}, { quiet: true }) });
  const count = keys.data?.length ?? 0;
  const [keepsKeys, setKeepsKeys] = useState(false);
  const { field, isSending, submit } = useAccountForm({
    names: ['password', 'newPassword', 'confirmPassword'],
    everyMs: SUBMIT_EVERY_MS,
    problemsOf: ({ password, newPassword, confirmPassword }) => ({
      password: problems.password(password),
      newPassword: problems.password(newPassword) ?? (newPassword === password ? words.problems.same : undefined),
      confirmPassword:
        problems.password(confirmPassword) ?? (confirmPassword === newPassword ? undefined : words.problems.differ),
    }),
    async send({ password, newPassword, confirmPassword }) {
      await client.call(smsCalls.modifyPassword, {
        password: encryptField(password),
        newPassword: encryptField(newPassword),
        confirmPassword: encryptField(confirmPassword),
        keepsKeys,
      });
      endSession();
      notify.afterLoading(words.done);
      location.assign(LOGIN_PATH);
    },
  });
  return (
    <AccountForm submitText={words.change} sendingText={t.saving} isSending={isSending} onSubmit={submit}>
      <PasswordField {...field('password')} label={words.old} />
      <PasswordField {...field('newPassword')} name="newPassword" label={words.next} isNew />
      <PasswordField {...field('confirmPassword')} name="confirmPassword" label={words.confirm} isNew />
      {count > 0 && (
        <p className={classes.keep}>
          <Checkbox checked={keepsKeys} onChange={event => setKeepsKeys(event.target.checked)}>
            {words.keepsKeys({ count })}
          </Checkbox>
          <span className={classes.lead}>{words.keysHint}</span>
        </p>
      )}
    </AccountForm>
  );
}
