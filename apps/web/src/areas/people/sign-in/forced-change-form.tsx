import { type SignedIn, smsCalls } from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { signInTexts } from '@wenshu/texts/people/sign-in';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { AccountForm } from './account-form.tsx';
import { PasswordField } from './fields/password-field.tsx';
import { SUBMIT_EVERY_MS, useAccountForm } from './fields/use-account-form.ts';
import { useProblemWords } from './use-problem-words.ts';

interface ForcedChangeFormProps {
  readonly userId: string;
  readonly onSignedIn: (signedIn: SignedIn) => Promise<void>;
}

/** In place of a sign-in's end (P4.3): old, new and again (P5.14 to P5.16). */
export function ForcedChangeForm({ userId, onSignedIn }: ForcedChangeFormProps) {
  const texts = useTexts(signInTexts);
  const words = useProblemWords();
  const { field, isSending, submit } = useAccountForm({
    names: ['password', 'newPassword', 'confirmPassword'],
    everyMs: SUBMIT_EVERY_MS,
    problemsOf: ({ password, newPassword, confirmPassword }) => ({
      password: words.password(password),
      newPassword:
        words.password(newPassword) ?? (newPassword === password ? texts.problems.newPasswordSame : undefined),
      confirmPassword:
        words.password(confirmPassword) ??
        (confirmPassword === newPassword ? undefined : texts.problems.passwordsDiffer),
    }),
    async send({ password, newPassword, confirmPassword }) {
      const body = {
        userId,
        password: encryptField(password),
        newPassword: encryptField(newPassword),
        confirmPassword: encryptField(confirmPassword),
      };
      await onSignedIn(await client.call(smsCalls.forceModifyPassword, body, { authorization: false }));
    },
  });
  return (
    <AccountForm
      submitText={texts.forced.submit}
      sendingText={texts.forced.submitting}
      isSending={isSending}
      onSubmit={submit}
    >
      <PasswordField {...field('password')} label={texts.oldPassword} />
      <PasswordField {...field('newPassword')} name="newPassword" label={texts.newPassword} isNew />
      <PasswordField {...field('confirmPassword')} name="confirmPassword" label={texts.confirmPassword} isNew />
    </AccountForm>
  );
}
