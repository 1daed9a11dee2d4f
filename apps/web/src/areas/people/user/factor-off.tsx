import { secondFactorCalls } from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { userTexts } from '@wenshu/texts/people/user';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { AccountForm } from '../sign-in/account-form.tsx';
import { PasswordField } from '../sign-in/fields/password-field.tsx';
import { CLICK_EVERY_MS, useAccountForm } from '../sign-in/fields/use-account-form.ts';
import { useProblemWords } from '../sign-in/use-problem-words.ts';
import { FactorCodeField, isFactorCode } from './factor-code-field.tsx';

export function FactorOff({ onDone }: { readonly onDone: () => void }) {
  const t = useTexts(userTexts);
  const words = t.security.factor;
  const problems = useProblemWords();
  const { field, isSending, submit } = useAccountForm({
    names: ['password', 'code'],
    everyMs: CLICK_EVERY_MS,
    problemsOf: ({ password, code }) => ({
      password: problems.password(password),
      code: isFactorCode(code) ? undefined : words.problems.code,
    }),
    async send({ password, code }) {
      await client.call(secondFactorCalls.turnOff, { password: encryptField(password), code });
      onDone();
    },
  });
  return (
    <>
      <p>{words.offText}</p>
      <AccountForm submitText={words.turnOff} sendingText={t.saving} isSending={isSending} onSubmit={submit}>
        <PasswordField {...field('password')} label={words.password} />
        <FactorCodeField {...field('code')} label={words.codeOrRecovery} />
      </AccountForm>
    </>
  );
}
