import { own } from '../json.ts';

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };
const ENTITY = /&(?:#([0-9]{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi;

/** The text behind the few entities that editors write. Undefined for any other use of "&". */
export function decodeEntities(text: string): string | undefined {
  if (!text.includes('&')) return text;
  let isKnown = !text.replace(ENTITY, '').includes('&');
  const decoded = text.replace(ENTITY, (_all, decimal?: string, hex?: string, name?: string) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
    const character = code === undefined ? own(NAMED, name!.toLowerCase()) : characterOf(code);
    if (character === undefined) isKnown = false;
    return character ?? '';
  });
  return isKnown ? decoded : undefined;
}

export function encodeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** Not the control characters, halves of pairs, or what lies beyond Unicode. */
function characterOf(code: number): string | undefined {
  const isCharacter = code >= 0x20 && code <= 0x10_ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : undefined;
}
