import { smsTypes } from '@wenshu/api-contract';

export interface PhoneChange {
  readonly password: string;
  readonly phone: string;
  readonly smsCode: string;
}

/** The code goes to the new number: the old one may be lost. */
export const PHONE_CHANGE_CODE = smsTypes.newPhone;

type Problems = Readonly<Record<keyof PhoneChange, (value: string) => string | undefined>>;

/** What is wrong with each field; each is judged by itself. */
export const problemsOfPhoneChange = (problems: Problems, values: PhoneChange) => ({
  password: problems.password(values.password),
  phone: problems.phone(values.phone),
  smsCode: problems.smsCode(values.smsCode),
});

/** What is sent: password and number only as a cipher, the code as it was read. */
export const phoneChangeBody = (
  { password, phone, smsCode }: PhoneChange,
  encrypt: (text: string) => string,
): PhoneChange => ({ password: encrypt(password), phone: encrypt(phone), smsCode });
