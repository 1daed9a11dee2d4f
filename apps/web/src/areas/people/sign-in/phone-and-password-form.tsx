import type { CallRequest, SignedIn, SmsType, smsCalls } from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { documentTexts } from '@wenshu/texts/people/documents';
import type { ReactNode } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { AccountForm } from './account-form.tsx';
import { AgreeField } from './fields/agree-field.tsx';
import { NewcomerFields, newcomerOf } from './fields/newcomer-fields.tsx';
import { PasswordField } from './fields/password-field.tsx';
import { PhoneField } from './fields/phone-field.tsx';
import { SmsCodeField } from './fields/sms-code-field.tsx';
import { SUBMIT_EVERY_MS, useAccountForm } from './fields/use-account-form.ts';
import { useCurrentDocuments } from './use-current-documents.ts';
import { useProblemWords } from './use-problem-words.ts';

interface PhoneAndPasswordFormProps {
  readonly send: (body: CallRequest<typeof smsCalls.signUp>) => Promise<SignedIn>;
  readonly smsType: SmsType;
  /** Somebody registers: who they are and their yes are asked for too. */
  readonly isNewcomer?: boolean;
  readonly passwordLabel?: string;
  readonly submitText: string;
  readonly sendingText: string;
  readonly links?: ReactNode;
  readonly onSignedIn: (signedIn: SignedIn) => Promise<void>;
}

/** Registering and resetting ask for the same: the phone shows its code and gets a password. */
export function PhoneAndPasswordForm(props: PhoneAndPasswordFormProps) {
  const { smsType, isNewcomer = false, passwordLabel, submitText, sendingText, links, onSignedIn } = props;
  const words = useProblemWords();
  const { agree } = useTexts(documentTexts);
  const documents = useCurrentDocuments();
  const { values, field, isWrong, isSending, submit } = useAccountForm({
    names: ['phone', 'smsCode', 'name', 'organisation', 'password', 'agreed'],
    everyMs: SUBMIT_EVERY_MS,
    problemsOf: ({ phone, smsCode, name, organisation, password, agreed }) => ({
      phone: words.phone(phone),
      smsCode: words.smsCode(smsCode),
      password: words.password(password),
      ...(isNewcomer && {
        name: words.name(name),
        organisation: words.organisation(organisation),
        agreed: agreed === '' ? agree.needed : undefined,
      }),
    }),
    async send({ phone, smsCode, password, ...typed }) {
      const body = { phone: encryptField(phone), password: encryptField(password), smsCode };
      await onSignedIn(await props.send(isNewcomer ? { ...body, ...newcomerOf(typed, documents) } : body));
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
      {isNewcomer && <NewcomerFields field={field} />}
      <PasswordField {...field('password')} isNew {...(passwordLabel && { label: passwordLabel })} />
      {isNewcomer && <AgreeField {...field('agreed')} />}
    </AccountForm>
  );
}
