import { isDate } from './is-date.ts';

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_DIGITS = '10X98765432';

/** A resident identity card number of 18 characters: region, a day that exists, and the check digit of GB 11643. */
export function isIdCard(text: string): boolean {
  const card = text.toUpperCase();
  if (!/^[1-9][0-9]{16}[0-9X]$/.test(card)) return false;
  if (!isDate(`${card.slice(6, 10)}-${card.slice(10, 12)}-${card.slice(12, 14)}`)) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(card[index]), 0);
  return card[17] === CHECK_DIGITS[sum % 11];
}
