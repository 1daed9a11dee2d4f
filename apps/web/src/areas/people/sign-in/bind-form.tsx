import { type SignedIn, socialCalls } from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { socialTexts } from '@wenshu/texts/people/social';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { AccountForm } from './account-form.tsx';
import { AccountField } from './fields/account-field.tsx';
import { PasswordField } from './fields/password-field.tsx';
import { SUBMIT_EVERY_MS, useAccountForm } from './fields/use-account-form.ts';
import { useProblemWords } from './use-problem-words.ts';

interface BindFormProps {
  /** The server's ticket, not the id itself. */
  readonly openId: string;
  readonly onSignedIn: (signedIn: SignedIn) => Promise<void>;
}

/** An account that exists already is shown by its password. */
export function BindForm({ openId, onSignedIn }: BindFormProps) {
  const { bind } = useTexts(socialTexts);
  const words = useProblemWords();
  const { field, isSending, submit } = useAccountForm({
    names: ['phone', 'password'],
    everyMs: SUBMIT_EVERY_MS,
    problemsOf: ({ phone, password }) => ({ phone: words.account(phone), password: words.password(password) }),
    async send({ phone, password }) {
      const body = { phone: encryptField(phone), password: encryptField(password), openId };
      await onSignedIn(await client.call(socialCalls.wxBinding, body, { authorization: false }));
    },
  });
  return (
    <AccountForm submitText={bind.submit} sendingText={bind.submitting} isSending={isSending} onSubmit={submit}>
      <AccountField {...field('phone')} />
      <PasswordField {...field('password')} />
    </AccountForm>
  );
}
