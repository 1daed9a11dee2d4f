import { errorCodes, secondFactorCalls } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import { secondFactorTexts } from '@wenshu/texts/people/second-factor';
import { TextField } from '@wenshu/ui';
import { useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { leaveSecondFactor } from '../../../app/session/second-factor-ticket.ts';
import { AccountForm } from './account-form.tsx';
import { CLICK_EVERY_MS, useAccountForm } from './fields/use-account-form.ts';
import { finishSignIn } from './finish-sign-in.ts';
import classes from './second-factor-step.module.css';

/** After any way of signing in, where the person has turned it on: the code of their application, or a recovery code. */
export function SecondFactorStep({ ticket }: { readonly ticket: string }) {
  const step = useTexts(secondFactorTexts);
  const [isRecovery, setRecovery] = useState(false);
  const { field, change, focus, isSending, submit } = useAccountForm({
    names: ['code'],
    everyMs: CLICK_EVERY_MS,
    problemsOf: ({ code }) => ({ code: code.trim() === '' ? step.blank : undefined }),
    async send({ code }) {
      const signedIn = await client.call(secondFactorCalls.complete, { ticket, code }, { authorization: false });
      await finishSignIn(signedIn, 'password');
    },
    onRefused(failure) {
      const isOver = failure instanceof CallFailure && failure.details.code === errorCodes.signInTicketInvalid.code;
      // The client has said so: from here there is no way but from the beginning.
      if (isOver) leaveSecondFactor();
    },
  });
  const { onChange, ...code } = field('code');
  const links = (
    <span className={classes.links}>
      <button
        type="button"
        onClick={() => {
          setRecovery(!isRecovery);
          change('code', '');
          focus('code');
        }}
      >
        {isRecovery ? step.useCode : step.useRecovery}
      </button>
      <button type="button" onClick={leaveSecondFactor}>
        {step.back}
      </button>
    </span>
  );
  return (
    <AccountForm
      submitText={step.submit}
      sendingText={step.submitting}
      isSending={isSending}
      onSubmit={submit}
      links={links}
    >
      <TextField
        {...code}
        label={isRecovery ? step.recovery : step.code}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="off"
        inputMode={isRecovery ? 'text' : 'numeric'}
        spellCheck={false}
        maxLength={30}
        // The page asks for nothing else, and whoever types goes on typing.
        autoFocus
        onChange={event => onChange(event.target.value)}
      />
    </AccountForm>
  );
}
