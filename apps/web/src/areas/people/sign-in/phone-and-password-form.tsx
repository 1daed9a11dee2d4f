import type { CallRequest, SignedIn, SmsType, smsCalls } from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import type { ReactNode } from 'react';
import { AccountForm } from './account-form.tsx';
import { PasswordField } from './password-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { SmsCodeField } from './sms-code-field.tsx';
import { SUBMIT_EVERY_MS, useAccountForm } from './use-account-form.ts';
import { useProblemWords } from './use-problem-words.ts';

interface PhoneAndPasswordFormProps {
  readonly send: (body: CallRequest<typeof smsCalls.signUp>) => Promise<SignedIn>;
  readonly smsType: SmsType;
  readonly passwordLabel?: string;
  readonly submitText: string;
  readonly sendingText: string;
  readonly links?: ReactNode;
  readonly onSignedIn: (signedIn: SignedIn) => Promise<void>;
}

/** Registering and resetting ask for the same: the phone shows its code and gets a password. */
export function PhoneAndPasswordForm(props: PhoneAndPasswordFormProps) {
  const { smsType, passwordLabel, submitText, sendingText, links, onSignedIn } = props;
  const words = useProblemWords();
  const { values, field, isWrong, isSending, submit } = useAccountForm({
    names: ['phone', 'smsCode', 'password'],
    everyMs: SUBMIT_EVERY_MS,
    problemsOf: ({ phone, smsCode, password }) => ({
      phone: words.phone(phone),
      smsCode: words.smsCode(smsCode),
      password: words.password(password),
    }),
    async send({ phone, smsCode, password }) {
      const body = { phone: encryptField(phone), password: encryptField(password), smsCode };
      await onSignedIn(await props.send(body));
    },
  });
  return (
    <AccountForm
      submitText={submitText}
      sendingText={sendingText}
      isSending={isSending}
      onSubmit={submit}
      links={links}
    >
      <PhoneField {...field('phone')} />
      <SmsCodeField
        {...field('smsCode')}
        phone={values.phone}
        smsType={smsType}
        isPhoneWrong={() => isWrong('phone')}
      />
      <PasswordField {...field('password')} isNew {...(passwordLabel && { label: passwordLabel })} />
    </AccountForm>
  );
}
