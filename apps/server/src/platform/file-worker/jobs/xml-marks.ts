import { FileProblem } from '../file-problem.ts';

/** A piece of an XML text: a tag as it is written between its brackets, or the words up to the next one. */
export type XmlMark =
  | { readonly kind: 'open' | 'close' | 'empty'; readonly name: string; readonly attributes: string }
  | { readonly kind: 'words'; readonly text: string };

/**
 * The pieces of an XML text in their order. Every character is looked at once: a bracket, quote or comment that never ends makes it broken
 * right there, instead of being looked for again from every later one. A document type is refused: entities of its own could grow
 * without end, and no file of Office has one.
 */
export function* xmlMarks(xml: string): Generator<XmlMark> {
  for (let at = 0; at < xml.length; ) {
    if (xml[at] !== '<') {
      const end = indexOr(xml, '<', at, xml.length);
      yield { kind: 'words', text: decodeXml(xml.slice(at, end)) };
      at = end;
    } else if (xml.startsWith('<!--', at)) {
      at = indexOr(xml, '-->', at + 4) + 3;
    } else if (xml.startsWith('<![CDATA[', at)) {
      const end = indexOr(xml, ']]>', at);
      yield { kind: 'words', text: xml.slice(at + 9, end) };
      at = end + 3;
    } else if (xml.startsWith('<?', at)) {
      at = indexOr(xml, '?>', at) + 2;
    } else if (xml.startsWith('<!', at)) {
      throw new FileProblem('broken');
    } else {
      const end = tagEnd(xml, at);
      yield tagOf(xml, at, end);
      at = end + 1;
    }
  }
}

function indexOr(xml: string, sought: string, from: number, otherwise?: number): number {
  const found = xml.indexOf(sought, from);
  if (found >= 0) return found;
  if (otherwise === undefined) throw new FileProblem('broken');
  return otherwise;
}

/** A bracket inside a quoted value does not end the tag; one that opens before it does makes it none. */
function tagEnd(xml: string, start: number): number {
  let quote = '';
  for (let at = start + 1; at < xml.length; at++) {
    const character = xml[at]!;
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at;
    else if (character === '<') break;
  }
  throw new FileProblem('broken');
}

function tagOf(xml: string, start: number, end: number): XmlMark {
  const isClose = xml[start + 1] === '/';
  const isEmpty = !isClose && xml[end - 1] === '/';
  const from = start + (isClose ? 2 : 1);
  const to = isEmpty ? end - 1 : end;
  let nameEnd = from;
  while (nameEnd < to && !isBlank(xml.charCodeAt(nameEnd))) nameEnd++;
  return {
    kind: isClose ? 'close' : isEmpty ? 'empty' : 'open',
    name: xml.slice(from, nameEnd),
    attributes: xml.slice(nameEnd, to),
  };
}

const isBlank = (code: number) => code === 0x20 || (code >= 0x09 && code <= 0x0d);

const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (_all, decimal?: string, hex?: string, name?: string) => {
    if (name) return NAMED[name.toLowerCase()] ?? '';
    const code = decimal ? Number(decimal) : Number.parseInt(hex!, 16);
    return code <= 0x10_ffff ? String.fromCodePoint(code) : '';
  });
}

/** The value of an attribute of a tag, as it is written: addresses and names have no entities that matter. */
export function attributeOf(attributes: string, name: string): string | undefined {
  return listAttributes(attributes).find(([one]) => one === name)?.[1];
}

/** A name begins behind a blank: tried from every letter of a long one, it would be read again and again. */
export function listAttributes(attributes: string): [name: string, value: string][] {
  return Array.from(
    attributes.matchAll(/(?:^|\s)([^\s="'/]+)=(?:"([^"]*)"|'([^']*)')/g),
    ([, name, double, single]) => [name!, double ?? single ?? ''],
  );
}
