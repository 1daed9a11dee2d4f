import type { FontWeight } from '../font-files.ts';
import { widthOf } from '../fonts.ts';

export interface TextLook {
  readonly fontSize: number;
  readonly weight?: FontWeight;
  /** What does not fit is cut, with a mark. */
  readonly mostLines?: number;
}

/** Chinese breaks anywhere, other words between each other, and within themselves only where one alone is too wide. */
export const PIECES = /[\u2e80-\u9fff\uf900-\ufaff\ufe30-\uffef]|[^\s\u2e80-\u9fff\uf900-\ufaff\ufe30-\uffef]+|\s/gu;

export function wrapText(
  text: string,
  width: number,
  { fontSize, weight = 'regular', mostLines = 40 }: TextLook,
): string[] {
  const wide = (piece: string) => widthOf(piece, fontSize, weight);
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    // Added up piece by piece: measuring the whole line again with each would take long for long ones.
    let used = 0;
    const end = () => {
      lines.push(line.trimEnd());
      line = '';
      used = 0;
    };
    const add = (piece: string, own: number) => {
      line += piece;
      used += own;
    };
    for (const piece of paragraph.match(PIECES) ?? []) {
      if (lines.length > mostLines) break;
      const own = wide(piece);
      if (line === '' && piece.trim() === '') continue;
      if (used + own <= width || piece.trim() === '') add(piece, own);
      else if (own <= width) {
        end();
        add(piece, own);
      } else {
        for (const letter of piece) {
          const letterWide = wide(letter);
          if (line !== '' && used + letterWide > width) end();
          if (lines.length > mostLines) break;
          add(letter, letterWide);
        }
      }
    }
    end();
  }
  if (lines.length <= mostLines) return lines;
  const last = lines[mostLines - 1]!;
  return [...lines.slice(0, mostLines - 1), cutTo(`${last}…`, width, wide)];
}

function cutTo(text: string, width: number, wide: (text: string) => number): string {
  const letters = [...text];
  while (letters.length > 1 && wide(letters.join('')) > width) letters.splice(-2, 1);
  return letters.join('');
}
