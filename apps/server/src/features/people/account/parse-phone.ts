import { barePhone, checkPhone } from '@wenshu/api-contract';
// Knows the mobile numbers of every country and nothing else: a number that no message reaches, or that costs its caller more than
// others, is none.
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/**
 * A phone in its one writing: of mainland China its eleven digits by the specification's rule (P5.3), of elsewhere E.164.
 * Undefined when no such mobile number is given out anywhere.
 */
export function parsePhone(typed: string): string | undefined {
  const phone = barePhone(typed);
  if (checkPhone(phone)) return undefined;
  if (!phone.startsWith('+')) return phone;
  const parsed = parsePhoneNumberFromString(phone);
  // Read with its trunk prefix, "+8601380…", it may turn out to be a number of mainland China after all.
  return parsed?.isValid() && parsed.countryCallingCode !== '86' ? parsed.number : undefined;
}
