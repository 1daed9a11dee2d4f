const HAN = /^\p{Script=Han}$/u;
/** Names of brands and things have signs and blanks within: 7-11, Coca-Cola, iPhone 15. */
const LATIN_NAME = /^[a-z0-9]+(?:[\s&'’.+-]+[a-z0-9]+)+\+?$/;
const LONGEST_NAME = 16;
/** A list of all towns is no list of names that people write. */
const MOST_NAMES = 1_000;
/** Between a name and what explains it: "瑞幸咖啡（Luckin）". */
const BETWEEN = /[（）()【】[\]、，,/|：:;；"“”]+/;

type Part = (text: string) => readonly string[];

/** In small letters and of usual width. */
const written = (text: string) => text.normalize('NFKC').toLowerCase().trim();

/**
 * Names that a questionnaire offers and a dictionary does not know: of these it leaves single signs behind each other. A name whose words it
 * knows ("service and price") is none.
 */
export function namesAmong(labels: Iterable<string>, part: Part): ReadonlySet<string> {
  const names = new Set<string>();
  for (const label of new Set(labels)) {
    if (names.size >= MOST_NAMES) break;
    for (const one of label.split(BETWEEN).map(written))
      if (one.length > 1 && one.length <= LONGEST_NAME) for (const name of namesIn(one, part)) names.add(name);
  }
  return names;
}

function namesIn(text: string, part: Part): readonly string[] {
  if (LATIN_NAME.test(text)) return [text];
  const pieces = part(text);
  const isSingle = (piece: string | undefined) => piece !== undefined && HAN.test(piece);
  const first = pieces.findIndex((piece, at) => isSingle(piece) && isSingle(pieces[at + 1]));
  if (first < 0) return [];
  // People leave out what the dictionary knows: "瑞幸" for "瑞幸咖啡".
  let end = first;
  while (isSingle(pieces[end])) end += 1;
  const core = pieces.slice(first, end).join('');
  return first === 0 && end < pieces.length ? [text, core] : [text];
}

/** Finds names in a text: by their first sign, since most signs begin none. */
export class NameFinder {
  readonly #byFirst = new Map<string, readonly string[]>();

  constructor(names: ReadonlySet<string>) {
    for (const name of [...names].sort((a, b) => b.length - a.length))
      this.#byFirst.set(name[0]!, [...(this.#byFirst.get(name[0]!) ?? []), name]);
  }

  /** The text in pieces, names among them. */
  cut(text: string): readonly { readonly text: string; readonly isName: boolean }[] {
    const plain = this.#byFirst.size === 0 ? '' : text.normalize('NFKC').toLowerCase();
    const pieces: { readonly text: string; readonly isName: boolean }[] = [];
    let from = 0;
    for (let at = 0; at < plain.length; ) {
      const name = this.#nameAt(plain, at);
      if (name === undefined) {
        at += 1;
        continue;
      }
      if (at > from) pieces.push({ text: plain.slice(from, at), isName: false });
      pieces.push({ text: name, isName: true });
      at += name.length;
      from = at;
    }
    if (pieces.length === 0) return [{ text, isName: false }];
    if (from < plain.length) pieces.push({ text: plain.slice(from), isName: false });
    return pieces;
  }

  #nameAt(text: string, at: number): string | undefined {
    return this.#byFirst
      .get(text[at]!)
      ?.find(
        name =>
          text.startsWith(name, at) &&
          !goesOn(text, at - 1, at) &&
          !goesOn(text, at + name.length - 1, at + name.length),
      );
  }
}

const LATIN = /[a-z0-9]/;
/** A word of Latin letters goes on over this border: "ham" is none in "hamburger". */
const goesOn = (text: string, before: number, behind: number): boolean =>
  LATIN.test(text[before] ?? '') && LATIN.test(text[behind] ?? '');
