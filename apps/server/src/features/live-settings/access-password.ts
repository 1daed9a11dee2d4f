import { Refusal } from '../../http/refusal.ts';

const SHAPE = /^[0-9A-Za-z]{8,20}$/;
const ONE_KIND_ONLY = [/^[0-9]+$/, /^[A-Za-z]+$/, /^[0-9A-Z]+$/];

/** S5.97: 8 to 20 letters and digits of two kinds; digits only, letters only, or uppercase with digits only are refused. */
export function requireGoodPassword(password: string): void {
  const isGood = SHAPE.test(password) && !ONE_KIND_ONLY.some(kind => kind.test(password));
  if (!isGood) throw new Refusal('accessPasswordFormat', { field: 'password' });
}
