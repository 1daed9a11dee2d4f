export type PhoneProblem = 'blank' | 'wrong';
export type PasswordProblem = 'blank' | 'length' | 'kinds';

export const PHONE_LENGTH = 11;
export const PICTURE_CODE_LENGTH = 4;
const PASSWORD_SHORTEST = 8;
const PASSWORD_LONGEST = 20;

/** A mobile number of mainland China (P5.1 to P5.3). */
export function checkPhone(phone: string): PhoneProblem | undefined {
  if (phone === '') return 'blank';
  return /^1[3-9]\d{9}$/.test(phone) ? undefined : 'wrong';
}

/** 8 to 20 characters with digits, upper- and lowercase letters (P5.5, P5.6). */
export function checkPassword(password: string): PasswordProblem | undefined {
  if (password === '') return 'blank';
  if (password.length < PASSWORD_SHORTEST || password.length > PASSWORD_LONGEST) return 'length';
  return [/\d/, /[a-z]/, /[A-Z]/].every(kind => kind.test(password)) ? undefined : 'kinds';
}

export function checkPictureCode(code: string): 'blank' | undefined {
  return code === '' ? 'blank' : undefined;
}

/** What people paste, such as "138 0013-8000", as a phone number. Cut only after the blanks are gone. */
export function readPhone(typed: string): string {
  return typed.replace(/[\s-]/g, '').slice(0, PHONE_LENGTH);
}
