import { operatorDoorCalls } from '@wenshu/api-contract';
import { consoleTexts } from '@wenshu/texts/console/frame';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { AccountForm } from '../../people/sign-in/account-form.tsx';
import { PasswordField } from '../../people/sign-in/fields/password-field.tsx';
import { CLICK_EVERY_MS, useAccountForm } from '../../people/sign-in/fields/use-account-form.ts';
import { consoleClient } from '../kit/console-client.ts';
import { takeSeat } from '../kit/seat.ts';

/** The installation's secret, while nobody is an operator. */
export function SecretForm() {
  const { door: t } = useTexts(consoleTexts);
  const { field, isSending, submit } = useAccountForm({
    names: ['secret'],
    everyMs: CLICK_EVERY_MS,
    problemsOf: ({ secret }) => ({ secret: secret.trim() === '' ? t.secretBlank : undefined }),
    async send({ secret }) {
      takeSeat(await consoleClient.call(operatorDoorCalls.bySecret, { secret: secret.trim() }));
      notify.info(t.nameFirst);
    },
  });
  return (
    <AccountForm submitText={t.enter} sendingText={t.submitting} isSending={isSending} onSubmit={submit}>
      <PasswordField {...field('secret')} label={t.secret} />
    </AccountForm>
  );
}
