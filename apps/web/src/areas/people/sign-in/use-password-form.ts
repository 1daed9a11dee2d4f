import type { accountCalls, CallRequest } from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { CLICK_EVERY_MS, useAccountForm } from './fields/use-account-form.ts';
import { usePictureCode } from './fields/use-picture-code.ts';
import { useProblemWords } from './use-problem-words.ts';

type SentPassword = CallRequest<typeof accountCalls.signIn>;

/** Account, password and picture code; what they are sent to is the caller's. */
export function usePasswordForm(sendPassword: (sent: SentPassword) => Promise<void>) {
  const words = useProblemWords();
  const picture = usePictureCode();
  const form = useAccountForm({
    names: ['phone', 'password', 'verifyCode'],
    everyMs: CLICK_EVERY_MS,
    problemsOf: ({ phone, password, verifyCode }) => ({
      phone: words.account(phone),
      password: words.password(password),
      verifyCode: words.pictureCode(verifyCode),
    }),
    async send({ phone, password, verifyCode }) {
      const asked = picture.asked === 'failed' ? undefined : picture.asked;
      await sendPassword({
        phone: encryptField(phone),
        password: encryptField(password),
        verifyCode,
        verifyCodeKey: asked?.verifyCodeKey ?? '',
        verifyProof: await asked?.verifyProof,
      });
    },
    // A picture code is used up by a failed try (P4.11).
    onRefused() {
      picture.refresh();
      form.forgetTry();
      form.change('verifyCode', '');
      form.focus('verifyCode');
    },
  });
  return { ...form, picture };
}
