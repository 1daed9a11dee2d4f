import { type SignedIn, smsCalls, smsTypes } from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { client } from '../../../app/client.ts';
import { PhoneField } from './fields/phone-field.tsx';
import { SmsCodeField } from './fields/sms-code-field.tsx';
import { CLICK_EVERY_MS, useAccountForm } from './fields/use-account-form.ts';
import { SignInForm } from './sign-in-form.tsx';
import { useProblemWords } from './use-problem-words.ts';

/** Signing in by phone and SMS code (P2.74). */
export function SmsForm({ onSignedIn }: { readonly onSignedIn: (signedIn: SignedIn) => Promise<void> }) {
  const words = useProblemWords();
  const { values, field, isWrong, isSending, submit } = useAccountForm({
    names: ['phone', 'smsCode'],
    everyMs: CLICK_EVERY_MS,
    problemsOf: ({ phone, smsCode }) => ({ phone: words.phone(phone), smsCode: words.smsCode(smsCode) }),
    async send({ phone, smsCode }) {
      const body = { phone: encryptField(phone), smsCode };
      await onSignedIn(await client.call(smsCalls.smsSignIn, body, { authorization: false }));
    },
  });
  return (
    <SignInForm isSending={isSending} onSubmit={submit}>
      <PhoneField {...field('phone')} />
      <SmsCodeField
        {...field('smsCode')}
        phone={values.phone}
        smsType={smsTypes.signIn}
        isPhoneWrong={() => isWrong('phone')}
      />
    </SignInForm>
  );
}
