import { type CallData, errorCodes, operatorDoorCalls } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import { consoleTexts } from '@wenshu/texts/console/frame';
import { ActionButton, TextField } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import { AccountForm } from '../../people/sign-in/account-form.tsx';
import { CLICK_EVERY_MS, useAccountForm } from '../../people/sign-in/fields/use-account-form.ts';
import { FirstCode } from '../../people/user/factor-on.tsx';
import { consoleClient } from '../kit/console-client.ts';
import classes from './console-door.module.css';

interface CodeStepProps {
  readonly begun: CallData<typeof operatorDoorCalls.begin>;
  onDone(done: CallData<typeof operatorDoorCalls.complete>): void;
  onBack(): void;
}

export function CodeStep({ begun: { ticket, factor }, onDone, onBack }: CodeStepProps) {
  const { door: t } = useTexts(consoleTexts);
  const send = async (code: string) => {
    try {
      onDone(await consoleClient.call(operatorDoorCalls.complete, { ticket, code }));
    } catch (failure) {
      // The client has said so: from here there is no way but from the beginning.
      if (failure instanceof CallFailure && failure.details.code === errorCodes.signInTicketInvalid.code) onBack();
      throw failure;
    }
  };
  return (
    <>
      {factor ? <FirstCode prepared={factor} send={send} /> : <OwnCode send={send} />}
      <p className={classes.back}>
        <ActionButton kind="quiet" onClick={onBack}>
          {t.back}
        </ActionButton>
      </p>
    </>
  );
}

function OwnCode({ send }: { readonly send: (code: string) => Promise<void> }) {
  const { door: t } = useTexts(consoleTexts);
  const { field, isSending, submit } = useAccountForm({
    names: ['code'],
    everyMs: CLICK_EVERY_MS,
    problemsOf: ({ code }) => ({ code: code.trim() === '' ? t.codeBlank : undefined }),
    send: ({ code }) => send(code),
  });
  const { onChange, ...code } = field('code');
  return (
    <AccountForm submitText={t.enter} sendingText={t.submitting} isSending={isSending} onSubmit={submit}>
      <TextField
        {...code}
        label={t.code}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={30}
        autoFocus
        onChange={event => onChange(event.target.value)}
      />
    </AccountForm>
  );
}
