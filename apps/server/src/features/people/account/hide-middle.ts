import type { Person } from './person.repository.ts';

/** A phone that its owner knows again, and nobody else can call. */
export function hideMiddle(phone: string): string {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}

/** An address that its owner knows again, and nobody else can write to. */
export function hideLocalPart(email: string): string {
  return email.replace(/^(.)[^@]*/, '$1***');
}

/** What somebody is told apart by among people of one name: the phone, or the address of who has none. */
export function hideReach({ phone, email }: Pick<Person, 'phone' | 'email'>): string {
  return phone === null ? hideLocalPart(email ?? '') : hideMiddle(phone);
}
