import type { SendMethod } from '@wenshu/api-contract';

/** Mail is sent at a pace for each domain, SMS at one for all. */
export function paceKeyOf(method: SendMethod, address: string): string {
  return method === 'sms' ? 'sms' : address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}
