/** What a program that knows nothing of us reads in a file of SPSS, by the names of its variables. Only what such files of today have. */
export interface SavFile {
  readonly variables: readonly { readonly name: string; readonly width: number; readonly format: number }[];
  readonly cases: readonly (readonly (string | number | null)[])[];
}

const MISSING = -Number.MAX_VALUE;
const NUMBER_BYTES = 8;
/** A text longer than 255 bytes is several of these pieces. */
const PIECE = 252;

export function readSav(bytes: Uint8Array): SavFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (from: number, length: number) => new TextDecoder().decode(bytes.subarray(from, from + length));
  const int = (from: number) => view.getInt32(from, true);
  const bias = view.getFloat64(84, true);
  let at = 176;
  const own: { short: string; width: number; format: number; from: number }[] = [];
  const longNames = new Map<string, string>();
  const longTexts = new Map<string, number>();
  let slots = 0;
  for (let type = int(at); type !== 999; type = int(at)) {
    at += 4;
    if (type === 2) {
      const width = int(at);
      const [hasLabel, missing, format] = [int(at + 4), int(at + 8), int(at + 12)];
      if (width >= 0) own.push({ short: text(at + 20, 8).trim(), width, format: (format >> 16) & 0xff, from: slots });
      slots++;
      at += 28;
      if (hasLabel) at += 4 + Math.ceil(int(at) / 4) * 4;
      at += Math.abs(missing) * NUMBER_BYTES;
    } else if (type === 3) {
      const count = int(at);
      at += 4;
      for (let label = 0; label < count; label++) at += 8 + Math.ceil((bytes[at + 8]! + 1) / 8) * 8;
      // Which variables they belong to.
      at += 8 + 4 * int(at + 4);
    } else if (type === 6) at += 4 + 80 * int(at);
    else {
      const [subtype, size, count] = [int(at), int(at + 4), int(at + 8)];
      const data = text(at + 12, size * count);
      if (subtype === 13) for (const pair of data.split('\t')) longNames.set(...(pair.split('=') as [string, string]));
      if (subtype === 14)
        for (const pair of data.split('\0').filter(one => one.trim() !== '')) {
          const [name, width] = pair.trim().split('=') as [string, string];
          longTexts.set(name, Number(width));
        }
      at += 12 + size * count;
    }
  }
  const elements = unpacked(bytes, at + 8, bias);
  const cases: (string | number | null)[][] = [];
  const variables: { name: string; width: number; format: number; parts: number[] }[] = [];
  for (let place = 0; place < own.length; place++) {
    const { short, width, format } = own[place]!;
    const long = longTexts.get(short);
    const parts = Array.from({ length: long === undefined ? 1 : Math.ceil(long / PIECE) }, (_, part) => place + part);
    variables.push({ name: longNames.get(short) ?? short, width: long ?? width, format, parts });
    place += parts.length - 1;
  }
  for (let from = 0; from + slots <= elements.length; from += slots)
    cases.push(
      variables.map(({ width, parts }) => {
        if (width === 0) {
          const value = numberIn(elements[from + own[parts[0]!]!.from]!);
          return value === MISSING ? null : value;
        }
        const pieces = parts.map(part => {
          const { from: slot, width: wide } = own[part]!;
          const all = elements.slice(from + slot, from + slot + Math.ceil(wide / NUMBER_BYTES)) as Uint8Array[];
          return all.flatMap(one => [...one]).slice(0, Math.min(wide, parts.length > 1 ? 255 : wide));
        });
        const words = new TextDecoder().decode(Uint8Array.from(pieces.flat())).trimEnd();
        return words === '' ? null : words;
      }),
    );
  return { variables, cases };
}

/** Eight commands, then what they ask for; of commands that say themselves what they stand for nothing follows. */
function unpacked(bytes: Uint8Array, from: number, bias: number): readonly (number | Uint8Array)[] {
  const elements: (number | Uint8Array)[] = [];
  const blank = new Uint8Array(NUMBER_BYTES).fill(32);
  let at = from;
  while (at < bytes.length) {
    const commands = bytes.subarray(at, at + NUMBER_BYTES);
    at += NUMBER_BYTES;
    for (const command of commands) {
      if (command === 0) continue;
      if (command === 252) return elements;
      if (command === 253) {
        elements.push(bytes.subarray(at, at + NUMBER_BYTES));
        at += NUMBER_BYTES;
      } else if (command === 254) elements.push(blank);
      else if (command === 255) elements.push(MISSING);
      else elements.push(command - bias);
    }
  }
  return elements;
}

/** One that stands as it is has eight bytes. */
const numberIn = (element: number | Uint8Array) =>
  typeof element === 'number'
    ? element
    : new DataView(element.buffer, element.byteOffset, NUMBER_BYTES).getFloat64(0, true);
