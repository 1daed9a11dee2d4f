import { decryptField } from '@wenshu/api-contract/wire-cipher';
import { Refusal } from '../../../refusal/refusal.ts';
import { type EmailAddress, parseEmail } from '../mail-link/index.ts';
import { type AccountName, parseAccountName } from './account-name.ts';
import { parsePhone } from './parse-phone.ts';

/** The text of a field that travels encrypted. */
export function openField(field: string, encrypted: string): string {
  const text = decryptField(encrypted);
  if (text === undefined || text.includes('\0')) throw wrongForm(field);
  return text;
}

export function openPhone(encrypted: string): string {
  return openAs('phone', encrypted, parsePhone);
}

export function openEmail(encrypted: string): EmailAddress {
  return openAs('email', encrypted, parseEmail);
}

/** The field is called `phone` on the wire, as the specification has it; it takes the address of an account too. */
export function openAccountName(encrypted: string): AccountName {
  return openAs('phone', encrypted, parseAccountName);
}

function openAs<T>(field: string, encrypted: string, parse: (text: string) => T | undefined): T {
  const parsed = parse(openField(field, encrypted));
  if (parsed === undefined) throw wrongForm(field);
  return parsed;
}

const wrongForm = (field: string) => new Refusal('inputInvalid', { field, problem: { word: 'formatWrong' } });
