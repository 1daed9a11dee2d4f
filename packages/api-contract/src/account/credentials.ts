/** What a phone number and a password must be: a form says it while somebody types, the server refuses by it. */
export type PhoneProblem = 'blank' | 'wrong';
export type PasswordProblem = 'blank' | 'length' | 'kinds';

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
