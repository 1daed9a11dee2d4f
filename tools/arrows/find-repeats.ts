/** Lines of a passage from which on it is one thing written twice. */
const LEAST_LINES = 6;
/** A run that stands in more places than these is a habit of the language, not a passage that somebody copied. */
const MOST_PLACES = 8;

export interface Written {
  readonly path: string;
  readonly text: string;
}

/** The same passage in two places, to the letter but for white space: their first and last lines. */
export interface Repeat {
  readonly one: Place;
  readonly other: Place;
  /** Lines that say something. */
  readonly lines: number;
}

interface Place {
  readonly path: string;
  readonly first: number;
  readonly last: number;
}

interface Line {
  readonly text: string;
  readonly at: number;
}

/** Passages of six lines or more that stand in two places, longest first; imports, comments and lone brackets are no lines of a passage. */
export function findRepeats(files: readonly Written[], leastLines = LEAST_LINES): Repeat[] {
  const read = files.map(({ path, text }) => ({ path, lines: linesThatSay(text) }));
  const found = new Map<string, Repeat>();
  for (const places of runs(read, leastLines).values()) {
    if (places.length < 2 || places.length > MOST_PLACES) continue;
    places.forEach((one, index) => {
      for (const other of places.slice(index + 1)) {
        const grown = grow(read, one, other, leastLines);
        if (grown) found.set(JSON.stringify(grown), grown);
      }
    });
  }
  return [...found.values()].toSorted((a, b) => b.lines - a.lines || (a.one.path < b.one.path ? -1 : 1));
}

interface Read {
  readonly path: string;
  readonly lines: readonly Line[];
}

interface Start {
  readonly file: number;
  readonly line: number;
}

/** Where each run of so many lines begins. */
function runs(read: readonly Read[], length: number): Map<string, Start[]> {
  const starts = new Map<string, Start[]>();
  read.forEach(({ lines }, file) => {
    for (let line = 0; line + length <= lines.length; line++) {
      const run = lines
        .slice(line, line + length)
        .map(({ text }) => text)
        .join('\n');
      const others = starts.get(run);
      if (others) others.push({ file, line });
      else starts.set(run, [{ file, line }]);
    }
  });
  return starts;
}

/** As far as both say the same; undefined where it began before, or where a passage would overlap itself. */
function grow(read: readonly Read[], one: Start, other: Start, least: number): Repeat | undefined {
  const [mine, theirs] = [read[one.file]!, read[other.file]!];
  const isSame = (by: number) => {
    const [a, b] = [mine.lines[one.line + by], theirs.lines[other.line + by]];
    return a !== undefined && a.text === b?.text;
  };
  if (isSame(-1)) return undefined;
  const room = one.file === other.file ? other.line - one.line : Number.POSITIVE_INFINITY;
  let lines = least;
  while (lines < room && isSame(lines)) lines++;
  if (lines > room) return undefined;
  const placeOf = ({ path, lines: all }: Read, from: number): Place => ({
    path,
    first: all[from]!.at,
    last: all[from + lines - 1]!.at,
  });
  return { one: placeOf(mine, one.line), other: placeOf(theirs, other.line), lines };
}

const IMPORTS = /^(?:import|export)\b[^;'"]*?(?:\bfrom\s*)?['"][^'"]*['"];?[^\S\n]*$/gm;
const COMMENTS = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|^\s*\/\/.*$/gm;

function linesThatSay(text: string): Line[] {
  const blank = (found: string) => found.replace(/[^\n]/g, '');
  return text
    .replace(COMMENTS, blank)
    .replace(IMPORTS, blank)
    .split('\n')
    .map((line, at) => ({ text: line.trim().replace(/\s+/g, ' '), at: at + 1 }))
    .filter(line => /\w/.test(line.text));
}
