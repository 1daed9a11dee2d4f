import { createHash, createVerify } from 'node:crypto';

/** Whether a mail's DKIM-Signature (RFC 6376, relaxed/relaxed, rsa-sha256) holds for what the DNS says: written from the standard, beside the library that signs. */
export function verifyDkim(raw: Buffer, record: string): boolean {
  const text = raw.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  const fields = text
    .slice(0, end)
    .split(/\r\n(?![ \t])/)
    .map(line => [line.slice(0, line.indexOf(':')).toLowerCase().trim(), line] as const);
  const signature = fields.find(([name]) => name === 'dkim-signature')?.[1] ?? '';
  const tags = tagsOf(signature.slice(signature.indexOf(':') + 1));
  if (tags.get('a') !== 'rsa-sha256' || tags.get('c') !== 'relaxed/relaxed') return false;
  const body = text
    .slice(end + 4)
    .split('\r\n')
    .map(line => line.replaceAll(/[ \t]+/g, ' ').replace(/ $/, ''))
    .join('\r\n')
    .replace(/(?:\r\n)*$/, '\r\n');
  const bodyHash = createHash('sha256').update(body, 'latin1').digest('base64');
  if (bodyHash !== tags.get('bh')) return false;
  // Of a field that stands there twice the last one is signed first.
  const left = fields.toReversed();
  const signed = tags
    .get('h')!
    .split(':')
    .map(name => {
      const index = left.findIndex(([one]) => one === name.trim().toLowerCase());
      return index < 0 ? '' : `${relaxed(left.splice(index, 1)[0]![1])}\r\n`;
    });
  const own = relaxed(signature.replace(/([;\s]b=)[^;]*/, '$1'));
  const key = `-----BEGIN PUBLIC KEY-----\n${tagsOf(record).get('p')}\n-----END PUBLIC KEY-----`;
  return createVerify('RSA-SHA256')
    .update(signed.join('') + own, 'latin1')
    .verify(key, tags.get('b')!, 'base64');
}

function relaxed(line: string): string {
  const [name = '', ...value] = line.split(':');
  return `${name.toLowerCase().trim()}:${value
    .join(':')
    .replaceAll('\r\n', '')
    .replaceAll(/[ \t]+/g, ' ')
    .trim()}`;
}

function tagsOf(text: string): Map<string, string> {
  const tags = text
    .split(';')
    .map(
      tag => [tag.slice(0, tag.indexOf('=')).trim(), tag.slice(tag.indexOf('=') + 1).replaceAll(/\s/g, '')] as const,
    );
  return new Map(tags);
}
