import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { isAddressGone } from './enhanced-status.ts';
import { idInReturnAddress } from './return-address.ts';

/** What a mail server, or a provider of mailboxes, says about a mail of ours. */
export interface MailReturn {
  /** Undeliverable for ever; undeliverable this time; called unwanted by whoever got it. */
  readonly what: 'address-gone' | 'returned' | 'complained';
  /** What may be our id of the mail, the surest first: before the @ of its Message-ID, or in the address that it came back to. */
  readonly ids: readonly string[];
}

type Fields = ReadonlyMap<string, string>;

/** RFC 5965 and 6430. `not-spam` is the contrary, and `auth-failure` is about signatures. */
const COMPLAINTS = ['abuse', 'fraud', 'opt-out', 'opt-out-list', 'virus', 'other'];
/** A field that goes on over a hundred thousand lines takes the parser seconds, and anybody can write to the address that reports come to. */
const MOST_LINES = 10_000;
/** Of one field: what looks for addresses in it must not be given a whole mail. */
const MOST_CHARACTERS = 2000;
const ADDRESSED = ['x-original-to', 'delivered-to', 'to', 'in-reply-to', 'references'];

/**
 * Reads a report of a mail that could not be delivered (RFC 3464) or of a complaint (RFC 5965). Undefined for everything else: an answer
 * that somebody is on holiday, a mail that is only late, a mail that has arrived.
 */
export async function readMailReturn(raw: Uint8Array): Promise<MailReturn | undefined> {
  if (hasTooManyLines(raw)) return undefined;
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'utf8' }).catch(() => undefined);
  if (!mail) return undefined;
  const status = partOf(mail, 'message/delivery-status');
  const feedback = partOf(mail, 'message/feedback-report');
  const blocks = (status ?? feedback ?? '').split(/\n[ \t]*\n/).map(readFields);
  const what = status === undefined ? complaintIn(blocks) : failureIn(blocks);
  return what && { what, ids: idsIn(mail, blocks) };
}

function hasTooManyLines(raw: Uint8Array): boolean {
  let lines = 0;
  for (const byte of raw) if (byte === 10) lines += 1;
  return lines > MOST_LINES;
}

/** The first block is about the mail, each further one about a recipient. Ours have one recipient each. */
function failureIn(blocks: readonly Fields[]): MailReturn['what'] | undefined {
  const failed = blocks.find(fields => fields.get('action')?.toLowerCase() === 'failed');
  if (!failed) return undefined;
  const words = [failed.get('status') ?? '', failed.get('diagnostic-code') ?? ''];
  return words.some(isAddressGone) ? 'address-gone' : 'returned';
}

function complaintIn(blocks: readonly Fields[]): MailReturn['what'] | undefined {
  const type = blocks.map(fields => fields.get('feedback-type')).find(Boolean);
  return type !== undefined && COMPLAINTS.includes(type.toLowerCase()) ? 'complained' : undefined;
}

function idsIn(mail: Email, blocks: readonly Fields[]): string[] {
  const original = readFields(partOf(mail, 'message/rfc822') ?? partOf(mail, 'text/rfc822-headers') ?? '');
  const own = mail.headers.filter(({ key }) => ADDRESSED.includes(key)).map(({ value }) => value);
  const named = [
    ...[original.get('message-id'), original.get('return-path')],
    ...blocks.flatMap(fields => [fields.get('original-mail-from'), fields.get('original-envelope-id')]),
    ...own,
  ];
  const found = named
    .flatMap(value => value?.slice(0, MOST_CHARACTERS).match(/[^\s<>@,;:]+@[^\s<>,;]+/g) ?? [])
    .flatMap(address => [idInReturnAddress(address), address.slice(0, address.indexOf('@'))]);
  return [...new Set(found.filter(id => id !== undefined))];
}

function partOf({ attachments }: Email, mimeType: string): string | undefined {
  const part = attachments.find((one: Attachment) => one.mimeType === mimeType);
  return typeof part?.content === 'string' ? part.content.replaceAll('\r\n', '\n') : undefined;
}

/** The fields at the beginning of a text, up to its first empty line; one that goes on in the next line is one. */
function readFields(text: string): Fields {
  const [head = ''] = text.replace(/^\s+/, '').split(/\n[ \t]*\n/, 1);
  const lines = head.replaceAll(/\n[ \t]+/g, ' ').split('\n');
  const fields = lines.map(line => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)] as const);
  return new Map(fields.map(([name, value]) => [name.trim().toLowerCase(), value.trim()]));
}
