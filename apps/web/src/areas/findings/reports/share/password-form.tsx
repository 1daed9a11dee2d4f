import { type CallData, SHARE_PASSWORD, sharedCalls } from '@wenshu/api-contract';
import { reportReadingTexts } from '@wenshu/texts/findings/report-reading';
import { ActionButton, TextField } from '@wenshu/ui';
import { type FormEvent, useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import classes from './shared.module.css';

interface PasswordFormProps {
  readonly code: string;
  onOpened(opened: CallData<typeof sharedCalls.open>): void;
}

/** Asks for the password of a share, and says what is wrong with what was given. */
export function PasswordForm({ code, onOpened }: PasswordFormProps) {
  const t = useTexts(reportReadingTexts).shared;
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const { isBusy, run } = useAction(() => client.call(sharedCalls.open, { code, password }, { quiet: true }), {
    onDone: onOpened,
    onRefused: failure => setProblem(failure.message || t.failed),
  });
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (!SHARE_PASSWORD.test(password)) setProblem(t.passwordRule);
    else void run();
  };
  return (
    <form className={classes.form} onSubmit={open}>
      <h1>{t.locked}</h1>
      <p>{t.lockedText}</p>
      <TextField
        label={t.password}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        autoFocus
        maxLength={20}
        value={password}
        problem={problem}
        onChange={event => {
          setPassword(event.target.value);
          setProblem(undefined);
        }}
      />
      <ActionButton type="submit" size="large" disabled={isBusy}>
        {t.enter}
      </ActionButton>
    </form>
  );
}
