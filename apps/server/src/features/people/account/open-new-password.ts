import { checkPassword } from '@wenshu/api-contract';
import { Refusal } from '../../../refusal/refusal.ts';
import { openField } from './open-field.ts';

/** A password that somebody will have from now on; one that is only tried need not be of the right form. */
export function openNewPassword(field: string, encrypted: string): string {
  const password = openField(field, encrypted);
  if (checkPassword(password)) throw new Refusal('passwordLength', { field });
  return password;
}

interface PasswordChange {
  readonly password: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

/** The old and the new password of a change, once they are what a change needs (P5.14 to P5.16). */
export function openPasswordChange(encrypted: PasswordChange): Pick<PasswordChange, 'password' | 'newPassword'> {
  const password = openField('password', encrypted.password);
  const newPassword = openNewPassword('newPassword', encrypted.newPassword);
  if (newPassword !== openField('confirmPassword', encrypted.confirmPassword))
    throw new Refusal('passwordsDiffer', { field: 'confirmPassword' });
  if (newPassword === password) throw new Refusal('newPasswordSame', { field: 'newPassword' });
  return { password, newPassword };
}
