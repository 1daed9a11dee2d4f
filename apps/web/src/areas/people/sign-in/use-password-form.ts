import {
  accountCalls,
  checkPassword,
  checkPhone,
  type PasswordProblem,
  type PhoneProblem,
  type SignedIn,
} from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { useMemo, useRef, useState } from 'react';
import { client } from '../../../app/client.ts';
import { oncePer } from '../../../app/throttle.ts';
import { useUnsavedWork } from '../../../app/update-check/work-under-way.ts';
import { checkPictureCode } from './check-credentials.ts';
import { usePictureCode } from './use-picture-code.ts';

const CLICK_EVERY_MS = 1_000;

interface Credentials {
  readonly phone: string;
  readonly password: string;
  readonly code: string;
}
/** A word for each field that is wrong. */
export interface Problems {
  readonly phone?: PhoneProblem | undefined;
  readonly password?: PasswordProblem | undefined;
  readonly code?: 'blank' | undefined;
}
const nothing: Credentials = { phone: '', password: '', code: '' };

const problemsOf = ({ phone, password, code }: Credentials): Problems => ({
  phone: checkPhone(phone),
  password: checkPassword(password),
  code: checkPictureCode(code),
});

/** The password form's state. Problems show after the first try to submit, and then follow the typing. */
export function usePasswordForm(onSignedIn: (signedIn: SignedIn) => void | Promise<void>) {
  const [values, setValues] = useState(nothing);
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const picture = usePictureCode();
  const fields = {
    phone: useRef<HTMLInputElement>(null),
    password: useRef<HTMLInputElement>(null),
    code: useRef<HTMLInputElement>(null),
  };
  useUnsavedWork(values.phone !== '' || values.password !== '');

  async function send() {
    setSending(true);
    try {
      const asked = picture.asked === 'failed' ? undefined : picture.asked;
      const body = {
        phone: encryptField(values.phone),
        password: encryptField(values.password),
        verifyCode: values.code,
        verifyCodeKey: asked?.verifyCodeKey ?? '',
        verifyProof: await asked?.verifyProof,
      };
      await onSignedIn(await client.call(accountCalls.signIn, body, { authorization: false }));
    } catch {
      // The client has said why. A picture code is used up by a failed try (P4.11).
      picture.refresh();
      setTried(false);
      setValues(before => ({ ...before, code: '' }));
      fields.code.current?.focus();
    } finally {
      setSending(false);
    }
  }

  const throttled = useMemo(() => oncePer(CLICK_EVERY_MS, (action: () => void) => action()), []);
  function submit() {
    setTried(true);
    const found = problemsOf(values);
    const firstWrong = (['phone', 'password', 'code'] as const).find(name => found[name]);
    if (firstWrong) fields[firstWrong].current?.focus();
    else if (!isSending) throttled(() => void send());
  }

  const problems: Problems = isTried ? problemsOf(values) : {};
  const change = (name: keyof Credentials) => (value: string) => setValues(before => ({ ...before, [name]: value }));
  return { values, change, problems, fields, picture, isSending, submit };
}
