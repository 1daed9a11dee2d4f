import type { FrameCode, FrameCodes } from '@wenshu/analysis';

/**
 * A piece of XML. Whatever else there is (a document type with its entities above all) fits none of it, and such a file is not read: nothing
 * in it can point to anything, nor become more than it is.
 */
const PIECE =
  /<(\/?)([A-Za-z_][\w.:-]*)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|([^<]+)/y;
const ATTRIBUTE = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const MOST_DEPTH = 16;
const MOST_CODES = 1_000;

interface Open {
  readonly name: string;
  /** Of a code. */
  readonly code: number | null;
}

/** The codes of a codebook that another program wrote (REFI-QDA, `.qdc`); undefined where it is none. Longer texts are cut by nobody: `isWhole` refuses them. */
export function codesOfXml(xml: string): FrameCodes | undefined {
  const codes: FrameCode[] = [];
  const open: Open[] = [];
  let isCodebook = false;
  PIECE.lastIndex = 0;
  while (PIECE.lastIndex < xml.length) {
    const piece = PIECE.exec(xml);
    if (!piece) return undefined;
    const [, closes, fullName, attributes = '', isEmpty, data, words] = piece;
    if (fullName === undefined) {
      describe(codes, open, data ?? unescaped(words ?? ''));
      continue;
    }
    // Some write a prefix of the namespace.
    const name = fullName.slice(fullName.indexOf(':') + 1);
    if (closes) {
      if (open.pop()?.name !== name) return undefined;
      continue;
    }
    isCodebook ||= name === 'CodeBook';
    const above = open.findLast(({ code }) => code !== null)?.code ?? null;
    const code = name === 'Code' ? codes.push(codeOf(attributes, codes.length + 1, above)) : null;
    if (!isEmpty) open.push({ name, code });
    if (open.length > MOST_DEPTH || codes.length > MOST_CODES) return undefined;
  }
  return isCodebook && open.length === 0 && codes.length > 0 ? codes : undefined;
}

function codeOf(attributes: string, code: number, parent: number | null): FrameCode {
  const given = new Map(
    [...attributes.matchAll(ATTRIBUTE)].map(([, name, first, second]) => [name, unescaped(first ?? second ?? '')]),
  );
  const name = (given.get('name') ?? '').trim();
  const isChinese = /\p{Script=Han}/u.test(name);
  const colour = given.get('color') ?? '';
  return {
    code,
    parent,
    zh: isChinese ? name : '',
    en: isChinese ? '' : name,
    definition: '',
    example: '',
    colour: /^#[0-9a-fA-F]{6}$/.test(colour) ? colour : '',
    key: '',
    isRetired: given.get('isCodable') === 'false',
  };
}

/** What is said of the code that is open. */
function describe(codes: FrameCode[], open: readonly Open[], words: string): void {
  const code = open.at(-1)?.name === 'Description' ? open.at(-2)?.code : undefined;
  if (code == null) return;
  const one = codes[code - 1]!;
  codes[code - 1] = { ...one, definition: `${one.definition}${words}`.trim() };
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The five signs that XML knows by itself, and letters by their numbers. Any other stands as it is written. */
function unescaped(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(\w+));/g, (whole, decimal, hex, name) => {
    if (name !== undefined) return signs[name] ?? whole;
    const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff) ? String.fromCodePoint(point) : '';
  });
}
