import { checkPhone } from '@wenshu/api-contract';
import { decryptField } from '@wenshu/api-contract/wire-cipher';
import { Refusal } from '../../../refusal/refusal.ts';

/** The text of a field that travels encrypted. */
export function openField(field: string, encrypted: string): string {
  const text = decryptField(encrypted);
  if (text === undefined || text.includes('\0'))
    throw new Refusal('inputInvalid', { field, problem: { word: 'formatWrong' } });
  return text;
}

export function openPhone(encrypted: string): string {
  const phone = openField('phone', encrypted);
  if (checkPhone(phone)) throw new Refusal('inputInvalid', { field: 'phone', problem: { word: 'formatWrong' } });
  return phone;
}
