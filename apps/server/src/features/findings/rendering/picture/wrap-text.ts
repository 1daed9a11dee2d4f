import { type FontWeight, widthOf } from '../fonts.ts';

export interface TextLook {
  readonly fontSize: number;
  readonly weight?: FontWeight;
  /** What does not fit is cut, with a mark. */
  readonly mostLines?: number;
}

/** Chinese breaks anywhere, other words between each other, and within themselves only where one alone is too wide. */
const PIECES = /[\u2e80-\u9fff\uf900-\ufaff\ufe30-\uffef]|[^\s\u2e80-\u9fff\uf900-\ufaff\ufe30-\uffef]+|\s/gu;

export function wrapText(
  text: string,
  width: number,
  { fontSize, weight = 'regular', mostLines = 40 }: TextLook,
): string[] {
  const wide = (piece: string) => widthOf(piece, fontSize, weight);
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    const end = () => {
      lines.push(line.trimEnd());
      line = '';
    };
    for (const piece of paragraph.match(PIECES) ?? []) {
      if (lines.length > mostLines) break;
      if (wide(line + piece.trimEnd()) <= width) line += line === '' ? piece.trimStart() : piece;
      else if (wide(piece) <= width) {
        end();
        line = piece.trimStart();
      } else {
        for (const letter of piece) {
          if (line !== '' && wide(line + letter) > width) end();
          line += letter;
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
