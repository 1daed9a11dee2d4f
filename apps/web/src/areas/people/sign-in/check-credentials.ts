export const PHONE_LENGTH = 11;
export const PICTURE_CODE_LENGTH = 4;
const SMS_CODE_LENGTH = 6;

export function checkPictureCode(code: string): 'blank' | undefined {
  return code === '' ? 'blank' : undefined;
}

/** What people paste, such as "138 0013-8000", as a phone number. Cut only after the blanks are gone. */
export function readPhone(typed: string): string {
  return typed.replace(/[\s-]/g, '').slice(0, PHONE_LENGTH);
}

/** Six digits (P5.8, P5.9). */
export function checkSmsCode(code: string): 'blank' | 'wrong' | undefined {
  if (code === '') return 'blank';
  return code.length === SMS_CODE_LENGTH ? undefined : 'wrong';
}

/** Digits only, six at most: what is pasted with blanks around it, or out of a message, is cut to them (P5.9). */
export function readSmsCode(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, SMS_CODE_LENGTH);
}
