export interface XmlElement {
  /** Without the prefix of its namespace. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** What stands in it beside other elements. */
  readonly text: string;
}

export interface XmlLimits {
  readonly elements: number;
  readonly depth: number;
}

/**
 * A piece of XML. Whatever else there is (a document type with its entities above all) fits none of it, and such a file is not read: nothing
 * in it can point to anything, nor become more than it is.
 */
const PIECE =
  /<(\/?)([A-Za-z_][\w.:-]*)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|([^<]+)/y;
const ATTRIBUTE = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

interface OpenElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
  readonly texts: string[];
}

/** The one element that a file of a stranger is; undefined where it is none, or is more than the limits allow. */
export function readXml(xml: string, limits: XmlLimits): XmlElement | undefined {
  const open: OpenElement[] = [{ name: '', attributes: new Map(), children: [], texts: [] }];
  let elements = 0;
  // A file may begin with the mark that says in which order its bytes are.
  PIECE.lastIndex = xml.startsWith('\uFEFF') ? 1 : 0;
  while (PIECE.lastIndex < xml.length) {
    const piece = PIECE.exec(xml);
    if (!piece) return undefined;
    const [, closes, fullName, attributes = '', isEmpty, data, words] = piece;
    const last = open.at(-1)!;
    if (fullName === undefined) {
      if (data !== undefined || words !== undefined) last.texts.push(data ?? unescapeXml(words ?? ''));
      continue;
    }
    const name = localName(fullName);
    if (closes) {
      if (open.length < 2 || last.name !== name) return undefined;
      open.pop();
      open.at(-1)!.children.push(closed(last));
      continue;
    }
    elements++;
    if (elements > limits.elements || open.length > limits.depth) return undefined;
    const opened: OpenElement = { name, attributes: attributesIn(attributes), children: [], texts: [] };
    if (isEmpty) last.children.push(closed(opened));
    else open.push(opened);
  }
  const [root] = open;
  return open.length === 1 && root!.children.length === 1 ? root!.children[0] : undefined;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

const closed = ({ name, attributes, children, texts }: OpenElement): XmlElement => ({
  name,
  attributes,
  children,
  // XML knows one end of a line.
  text: texts.join('').replaceAll(/\r\n?/g, '\n'),
});

function attributesIn(written: string): ReadonlyMap<string, string> {
  if (written === '') return NONE;
  return new Map(
    Array.from(written.matchAll(ATTRIBUTE), ([, name = '', first, second]) => [
      name,
      unescapeXml(first ?? second ?? ''),
    ]),
  );
}

const NONE: ReadonlyMap<string, string> = new Map();
const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The five signs that XML knows by itself, and letters by their numbers. Any other stands as it is written. */
function unescapeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(\w+));/g, (whole, decimal, hex, name) => {
    if (name !== undefined) return signs[name] ?? whole;
    const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff) ? String.fromCodePoint(point) : '';
  });
}
