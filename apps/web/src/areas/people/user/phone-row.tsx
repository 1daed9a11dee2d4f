import { smsCalls } from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { userTexts } from '@wenshu/texts/people/user';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { AccountForm } from '../sign-in/account-form.tsx';
import { PasswordField } from '../sign-in/fields/password-field.tsx';
import { PhoneField } from '../sign-in/fields/phone-field.tsx';
import { SmsCodeField } from '../sign-in/fields/sms-code-field.tsx';
import { SUBMIT_EVERY_MS, useAccountForm } from '../sign-in/fields/use-account-form.ts';
import { useProblemWords } from '../sign-in/use-problem-words.ts';
import { PHONE_CHANGE_CODE, phoneChangeBody, problemsOfPhoneChange } from './phone-change.ts';
import { SecurityDialogRow } from './security-dialog-row.tsx';

interface PhoneRowProps {
  /** Null of who registered by e-mail. */
  readonly phone: string | null;
  readonly onChanged: () => Promise<unknown>;
}

export function PhoneRow({ phone, onChanged }: PhoneRowProps) {
  const { security, modified } = useTexts(userTexts);
  const { phone: words } = security;
  const onDone = async () => {
    notify.success(modified);
    await onChanged();
  };
  return (
    <SecurityDialogRow
      title={words.title}
      text={phone === null ? words.none : words.text({ phone })}
      change={phone === null ? words.add : words.change}
    >
      {close => (
        <PhoneChange
          onDone={() => {
            close();
            return onDone();
          }}
        />
      )}
    </SecurityDialogRow>
  );
}

/** The password, and the new phone with a code that was sent to it. */
function PhoneChange({ onDone }: { readonly onDone: () => Promise<void> }) {
  const t = useTexts(userTexts);
  const problems = useProblemWords();
  const { values, field, isWrong, isSending, submit } = useAccountForm({
    names: ['password', 'phone', 'smsCode'],
    everyMs: SUBMIT_EVERY_MS,
    problemsOf: typed => problemsOfPhoneChange(problems, typed),
    async send(typed) {
      await client.call(smsCalls.modifyPhone, phoneChangeBody(typed, encryptField));
      await onDone();
    },
  });
  return (
    <AccountForm submitText={t.security.phone.change} sendingText={t.saving} isSending={isSending} onSubmit={submit}>
      <PasswordField {...field('password')} />
      <PhoneField {...field('phone')} />
      <SmsCodeField
        {...field('smsCode')}
        phone={values.phone}
        smsType={PHONE_CHANGE_CODE}
        isPhoneWrong={() => isWrong('phone')}
      />
    </AccountForm>
  );
}
