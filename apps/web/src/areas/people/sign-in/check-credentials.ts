export const PHONE_LENGTH = 11;
export const PICTURE_CODE_LENGTH = 4;
export const SMS_CODE_LENGTH = 6;

export function checkPictureCode(code: string): 'blank' | undefined {
  return code === '' ? 'blank' : undefined;
}

/** What people paste, such as "138 0013-8000", as a phone number. Cut only after the blanks are gone. */
export function readPhone(typed: string): string {
  return typed.replace(/[\s-]/g, '').slice(0, PHONE_LENGTH);
}
