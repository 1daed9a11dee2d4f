import { domainToASCII } from 'node:url';
import { checkEmail } from '@wenshu/api-contract';

export interface EmailAddress {
  /** As mail is sent to it: the domain in ASCII, the part before it as it was typed. */
  readonly email: string;
  /** The same for every writing of one address. `a+b@…` and `a@…` are two addresses: whether one mailbox gets both, its provider decides. */
  readonly key: string;
  /** What is counted for one mailbox: of people who get `a+1@…`, `a+2@…` as `a@…` nobody fills it by counting up. */
  readonly mailbox: string;
}

/** Undefined when it is none, or could be read as several, or as a line of a mail's head. */
export function parseEmail(typed: string): EmailAddress | undefined {
  const text = typed.trim();
  if (checkEmail(text)) return undefined;
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, at), domainToASCII(text.slice(at + 1))];
  const email = `${local}@${domain}`;
  // What is no domain becomes empty; one that is an address of a machine, or got too long or odd on its way, is none either.
  if (domain === '' || !/\.[a-z][a-z0-9-]*[a-z0-9]$/.test(domain) || checkEmail(email)) return undefined;
  const key = email.toLowerCase();
  return { email, key, mailbox: key.replace(/\+[^@]*@/, '@') };
}
