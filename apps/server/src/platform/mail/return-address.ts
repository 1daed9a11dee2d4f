/** The place for a mail's id in MAIL_BOUNCE_ADDRESS, such as `bounce+*@example.com`. */
const PLACE = '*';
const HEX_ID = /(?:[0-9a-f]{2}){16,24}/i;

/** The envelope's sender: it comes back with the mail, also when nothing else of it does. In hex, because some servers write addresses in small letters. */
export function returnAddress(pattern: string, messageId: string | undefined): string {
  const [id = ''] = (messageId ?? '').split('@');
  return pattern.replace(PLACE, Buffer.from(id).toString('hex') || '0');
}

/** What may be a mail's id in an address that a report names. */
export function idInReturnAddress(address: string): string | undefined {
  const hex = HEX_ID.exec(address.slice(0, address.lastIndexOf('@')))?.[0];
  return hex && Buffer.from(hex, 'hex').toString('latin1');
}
