import { createPublicKey } from 'node:crypto';
import { addressOf } from './smtp-mailer.ts';

/** What a domain must say of itself so that mailbox providers believe its mail. */
export interface MailRecord {
  readonly kind: 'spf' | 'dkim' | 'dmarc';
  /** Where the TXT record stands. */
  readonly name: string;
  readonly value: string;
}

export interface MailDomain {
  readonly url: string;
  readonly from: string;
  readonly bounceAddress: string | undefined;
  readonly dkim: { readonly domain: string; readonly selector: string; readonly privateKey: string } | undefined;
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** The records to begin with. Whose provider of mail names another SPF takes that: only they know from where they send. */
export function mailRecords({ url, from, bounceAddress, dkim }: MailDomain): MailRecord[] {
  const domain = domainOf(addressOf(from));
  const host = new URL(url).hostname;
  const senders = new Set([domainOf(bounceAddress ?? addressOf(from)), domain]);
  return [
    ...[...senders].map(name => ({ kind: 'spf' as const, name, value: `v=spf1 a:${host} -all` })),
    ...(dkim
      ? [
          {
            kind: 'dkim' as const,
            name: `${dkim.selector}._domainkey.${dkim.domain}`,
            value: dkimValue(dkim.privateKey),
          },
        ]
      : []),
    // Strict at once would lose mail that somebody else sends in the domain's name: first the reports are read.
    { kind: 'dmarc', name: `_dmarc.${domain}`, value: `v=DMARC1; p=none; rua=mailto:postmaster@${domain}` },
  ];
}

/** The public half of the key, as RFC 6376 writes it. */
function dkimValue(privateKey: string): string {
  const key = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
  return `v=DKIM1; k=rsa; p=${key}`;
}
