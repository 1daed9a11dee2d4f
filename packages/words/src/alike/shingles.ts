const IS_HAN = /\p{Script=Han}/u;

/**
 * The pieces by which two normalised answers are compared, each once: two signs in a row where the first is Chinese, three otherwise, with a space at
 * each end so that how a word begins and ends counts.
 *
 * @example
 * shinglesOf('太贵app') // [' 太', '太贵', '贵a', 'app', 'pp ']
 */
export function shinglesOf(normalised: string): string[] {
  const signs = Array.from(` ${normalised} `);
  const found = new Set<string>();
  for (let at = 0; at < signs.length - 1; at++) {
    const size = IS_HAN.test(signs[at]!) || IS_HAN.test(signs[at + 1]!) ? 2 : 3;
    if (at + size <= signs.length) found.add(signs.slice(at, at + size).join(''));
  }
  return [...found];
}
