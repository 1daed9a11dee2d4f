/** How points are labelled: by numbers, by words that share a line, or by sentences that need a line each. */
export type PointLook = 'numbers' | 'words' | 'sentences';

const LONGEST_NUMBER = 3;
/** In Chinese characters; a Latin letter is about half as wide. Longer than that a share of a phone's line would be a tower of text. */
const LONGEST_WORDS = 12;
const MOST_WORDS = 7;

export function pointLook(labels: readonly string[]): PointLook {
  if (labels.every(label => label.length <= LONGEST_NUMBER)) return 'numbers';
  return labels.some(label => widthOf(label) > LONGEST_WORDS) ? 'sentences' : 'words';
}

function widthOf(label: string): number {
  return [...label].reduce((sum, letter) => sum + (letter.codePointAt(0)! > 0x2e80 ? 1 : 0.5), 0);
}

/**
 * How many points share a line of a phone: all of them, whose touch targets are then narrow but high. Only many words take two lines,
 * as even as can be: a single one on its own would look like something else.
 */
export function perLine(count: number, look: PointLook): number {
  return look === 'words' && count > MOST_WORDS ? Math.ceil(count / 2) : count;
}
