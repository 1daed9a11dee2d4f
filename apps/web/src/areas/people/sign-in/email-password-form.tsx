import { type CallRequest, emailCalls, type SignedIn } from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { documentTexts } from '@wenshu/texts/people/documents';
import { signInTexts } from '@wenshu/texts/people/sign-in';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { AccountForm } from './account-form.tsx';
import { AgreeField } from './fields/agree-field.tsx';
import { NewcomerFields, newcomerOf } from './fields/newcomer-fields.tsx';
import { PasswordField } from './fields/password-field.tsx';
import { SUBMIT_EVERY_MS, useAccountForm } from './fields/use-account-form.ts';
import classes from './mail-link-form.module.css';
import { useCurrentDocuments } from './use-current-documents.ts';
import { useProblemWords } from './use-problem-words.ts';

interface EmailFormProps {
  readonly ticket: string;
  readonly email: string;
  readonly onSignedIn: (signedIn: SignedIn) => Promise<void>;
}

/** The last step of registering: the address is proven, and whoever opened the link chooses the password. */
export function EmailSignUpForm({ ticket, email, onSignedIn }: EmailFormProps) {
  const { register } = useTexts(signInTexts);
  const { agree } = useTexts(documentTexts);
  const words = useProblemWords();
  const documents = useCurrentDocuments();
  const { field, isSending, submit } = useAccountForm({
    names: ['name', 'organisation', 'password', 'agreed'],
    everyMs: SUBMIT_EVERY_MS,
    problemsOf: ({ name, organisation, password, agreed }) => ({
      name: words.name(name),
      organisation: words.organisation(organisation),
      password: words.password(password),
      agreed: agreed === '' ? agree.needed : undefined,
    }),
    async send({ password, ...typed }) {
      const body: CallRequest<typeof emailCalls.signUp> = {
        ticket,
        password: encryptField(password),
        ...newcomerOf(typed, documents),
      };
      await onSignedIn(await client.call(emailCalls.signUp, body, { authorization: false }));
    },
  });
  return (
    <AccountForm submitText={register.submit} sendingText={register.submitting} isSending={isSending} onSubmit={submit}>
      <p className={classes.address}>{email}</p>
      <NewcomerFields field={field} />
      <PasswordField {...field('password')} isNew />
      <AgreeField {...field('agreed')} />
    </AccountForm>
  );
}

export function EmailResetForm({ ticket, email, onSignedIn }: EmailFormProps) {
  const { reset, newPassword } = useTexts(signInTexts);
  const words = useProblemWords();
  const { field, isSending, submit } = useAccountForm({
    names: ['password'],
    everyMs: SUBMIT_EVERY_MS,
    problemsOf: ({ password }) => ({ password: words.password(password) }),
    async send({ password }) {
      const body = { ticket, password: encryptField(password) };
      await onSignedIn(await client.call(emailCalls.resetPassword, body, { authorization: false }));
    },
  });
  return (
    <AccountForm submitText={reset.submit} sendingText={reset.submitting} isSending={isSending} onSubmit={submit}>
      <p className={classes.address}>{email}</p>
      <PasswordField {...field('password')} label={newPassword} isNew />
    </AccountForm>
  );
}
