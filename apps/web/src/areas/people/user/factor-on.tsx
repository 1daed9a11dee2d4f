import { type CallData, secondFactorCalls } from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { userTexts } from '@wenshu/texts/people/user';
import { Button } from 'antd';
import { useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { copyText } from '../../../app/notices/copy-text.ts';
import { notify } from '../../../app/notices/notices.ts';
import { AccountForm } from '../sign-in/account-form.tsx';
import { PasswordField } from '../sign-in/fields/password-field.tsx';
import { CLICK_EVERY_MS, useAccountForm } from '../sign-in/fields/use-account-form.ts';
import { useProblemWords } from '../sign-in/use-problem-words.ts';
import { FactorCodeField, isFactorCode } from './factor-code-field.tsx';
import classes from './user.module.css';

type Prepared = CallData<typeof secondFactorCalls.prepare>;

/** The password, the QR code with a first code, the recovery codes: one step after another. */
export function FactorOn({ onDone }: { readonly onDone: () => void }) {
  const words = useTexts(userTexts).security.factor;
  const [prepared, setPrepared] = useState<Prepared>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  const send = async (code: string) => {
    const { recoveryCodes } = await client.call(secondFactorCalls.turnOn, { code });
    notify.success(words.turnedOn);
    setCodes(recoveryCodes);
  };
  if (prepared) return <FirstCode prepared={prepared} send={send} />;
  return <PasswordStep onPrepared={setPrepared} />;
}

function PasswordStep({ onPrepared }: { readonly onPrepared: (prepared: Prepared) => void }) {
  const t = useTexts(userTexts);
  const words = t.security.factor;
  const problems = useProblemWords();
  const { field, isSending, submit } = useAccountForm({
    names: ['password'],
    everyMs: CLICK_EVERY_MS,
    problemsOf: ({ password }) => ({ password: problems.password(password) }),
    async send({ password }) {
      onPrepared(await client.call(secondFactorCalls.prepare, { password: encryptField(password) }));
    },
  });
  return (
    <>
      <p>{words.passwordStep}</p>
      <AccountForm submitText={words.next} sendingText={t.saving} isSending={isSending} onSubmit={submit}>
        <PasswordField {...field('password')} label={words.password} />
      </AccountForm>
    </>
  );
}

interface FirstCodeProps {
  readonly prepared: Prepared;
  readonly send: (code: string) => Promise<void>;
}

/** What an application is to be given, and the first code that it shows then. */
export function FirstCode({ prepared, send }: FirstCodeProps) {
  const t = useTexts(userTexts);
  const words = t.security.factor;
  const { field, isSending, submit } = useAccountForm({
    names: ['code'],
    everyMs: CLICK_EVERY_MS,
    problemsOf: ({ code }) => ({ code: isFactorCode(code) ? undefined : words.problems.code }),
    send: ({ code }) => send(code),
  });
  return (
    <>
      <p>{words.scan}</p>
      <img className={classes.picture} src={prepared.picture} alt={words.picture} width="200" height="200" />
      <p>{words.secret}</p>
      <code className={classes.code}>{prepared.secret}</code>
      <AccountForm submitText={words.confirm} sendingText={t.saving} isSending={isSending} onSubmit={submit}>
        <FactorCodeField {...field('code')} label={words.code} />
      </AccountForm>
    </>
  );
}

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Told once: for whoever has lost the phone. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useTexts(userTexts);
  const words = t.security.factor;
  return (
    <>
      <h3>{words.codesTitle}</h3>
      <p>{words.codesText}</p>
      <ul className={classes.recovery} aria-label={words.codesTitle}>
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <Button onClick={() => void copyText(codes.join('\n'), { done: words.copied, failed: t.copyFailed })}>
          {words.copyCodes}
        </Button>
        <Button type="primary" onClick={onDone}>
          {words.codesKept}
        </Button>
      </div>
    </>
  );
}
