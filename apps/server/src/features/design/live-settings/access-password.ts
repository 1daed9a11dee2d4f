import { checkAccessPassword } from '@wenshu/survey-core';
import { Refusal } from '../../../refusal/refusal.ts';

/** S5.97. The settings screen ticks off the same rules while the person types. */
export function requireGoodPassword(password: string): void {
  if (checkAccessPassword(password).length > 0) throw new Refusal('accessPasswordFormat', { field: 'password' });
}
