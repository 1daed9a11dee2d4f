/** What an account is known by, and its password: a form says what is wrong while somebody types, the server refuses by the same. */
export type PhoneProblem = 'blank' | 'wrong';
export type EmailProblem = 'blank' | 'wrong';
export type PasswordProblem = 'blank' | 'length' | 'kinds';

const PASSWORD_SHORTEST = 8;
const PASSWORD_LONGEST = 20;
/** P5.2. */
const MAINLAND_LENGTH = 11;
const MAINLAND_CODE = '+86';
/** E.164: a plus sign and fifteen digits at most. */
const ABROAD_LENGTH = 16;
const EMAIL_LONGEST = 200;
const LOCAL_PART_LONGEST = 64;

/**
 * A mobile number of mainland China, without its country code (P5.1 to P5.3), or one of elsewhere that begins with + and the code.
 * Of those from elsewhere this looks at the form alone; the server knows each country's numbers.
 */
export function checkPhone(phone: string): PhoneProblem | undefined {
  if (phone === '') return 'blank';
  return /^1[3-9]\d{9}$/.test(phone) || isAbroad(phone) ? undefined : 'wrong';
}

function isAbroad(phone: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(phone) && !phone.startsWith(MAINLAND_CODE);
}

/** What people write, such as "138 0013-8000" or "+44 (7400) 123456", as a number. */
export function barePhone(written: string): string {
  const bare = written.replace(/[\s().-]/g, '');
  // One number, one writing: with the country's code it would be another account.
  return /^\+861[3-9]\d{9}$/.test(bare) ? bare.slice(MAINLAND_CODE.length) : bare;
}

/** The same while it is typed or pasted into its field, which takes no more than a number has. Cut only after the blanks are gone. */
export function readPhone(typed: string): string {
  const phone = barePhone(typed);
  return phone.slice(0, phone.startsWith('+') ? ABROAD_LENGTH : MAINLAND_LENGTH);
}

/**
 * Letters of ASCII before the @: no address looks like another's by a letter of another alphabet, and none becomes another's when it is
 * written small. Behind it any domain, which the server turns into the form that mail is sent by.
 */
const EMAIL = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@[^\s@<>()[\],;:"\\.]+(\.[^\s@<>()[\],;:"\\.]+)+$/u;

/** The address of an account's mailbox. */
export function checkEmail(email: string): EmailProblem | undefined {
  if (email === '') return 'blank';
  const isRight = email.length <= EMAIL_LONGEST && email.lastIndexOf('@') <= LOCAL_PART_LONGEST && EMAIL.test(email);
  return isRight ? undefined : 'wrong';
}

export const isEmailTyped = (account: string): boolean => account.includes('@');

/** A phone or an address, whichever somebody typed. Only once all of it is there: who types an address has not come to its @ yet. */
export function readAccount(typed: string): string {
  return isEmailTyped(typed) ? typed.trim() : barePhone(typed);
}

export function checkAccount(typed: string): PhoneProblem | EmailProblem | undefined {
  const account = readAccount(typed);
  return isEmailTyped(account) ? checkEmail(account) : checkPhone(account);
}

/** 8 to 20 characters with digits, upper- and lowercase letters (P5.5, P5.6). */
export function checkPassword(password: string): PasswordProblem | undefined {
  if (password === '') return 'blank';
  if (password.length < PASSWORD_SHORTEST || password.length > PASSWORD_LONGEST) return 'length';
  return [/\d/, /[a-z]/, /[A-Z]/].every(kind => kind.test(password)) ? undefined : 'kinds';
}
