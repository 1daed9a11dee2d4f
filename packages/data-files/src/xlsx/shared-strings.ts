import { textElement, XML_START } from './xml-text.ts';

/** Texts up to this length are looked for in the table; longer ones are rarely said twice. */
const MAX_LENGTH = 256;

export interface SharedStringLimits {
  readonly strings: number;
  readonly characters: number;
}

const DEFAULT_LIMITS: SharedStringLimits = { strings: 65_536, characters: 8_000_000 };

/**
 * The texts that cells share by number. Bounded: a million different open answers would all lie in memory until the end of the file.
 * What finds no place stands in its own cell instead, which every reader understands.
 */
export function sharedStrings({ strings, characters }: SharedStringLimits = DEFAULT_LIMITS) {
  const numbers = new Map<string, number>();
  let used = 0;
  return {
    numberOf(text: string): number | undefined {
      const known = numbers.get(text);
      if (known !== undefined || text.length > MAX_LENGTH) return known;
      if (numbers.size >= strings || used + text.length > characters) return undefined;
      used += text.length;
      numbers.set(text, numbers.size);
      return numbers.size - 1;
    },
    *xml(): Generator<string> {
      yield `${XML_START}<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" uniqueCount="${numbers.size}">`;
      for (const text of numbers.keys()) yield `<si>${textElement(text)}</si>`;
      yield '</sst>';
    },
  };
}
