import { getDocumentProxy } from 'unpdf';
import { FileProblem } from '../file-problem.ts';

/** An interview of two hours has some fifty. */
const MOST_PAGES = 500;
const MOST_LETTERS = 4_000_000;

/** A piece of text as the page places it. */
interface PlacedText {
  readonly str: string;
  readonly hasEOL: boolean;
  readonly transform: readonly number[];
}

/** The lines of a PDF that holds text, page by page; of one that holds pictures, nothing. */
export async function readPdfLines(bytes: Uint8Array): Promise<string> {
  // Nothing in a stranger's file is run.
  const document = await getDocumentProxy(bytes, { isEvalSupported: false, verbosity: 0 }).catch(() => {
    throw new FileProblem('broken');
  });
  try {
    if (document.numPages > MOST_PAGES) throw new FileProblem('too-large');
    const lines: string[] = [];
    let letters = 0;
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      for (const line of linesOf(items.filter(item => 'str' in item))) {
        lines.push(line);
        letters += line.length;
        if (letters > MOST_LETTERS) throw new FileProblem('too-large');
      }
      page.cleanup();
    }
    return lines.join('\n');
  } finally {
    await document.destroy();
  }
}

/** Pieces of one height are one line; more air than a line has is an empty one. */
function linesOf(items: readonly PlacedText[]): string[] {
  const lines: string[] = [];
  let line = '';
  let last: number | undefined;
  const end = () => {
    if (line.trim() !== '') lines.push(line.trim());
    line = '';
  };
  for (const { str, hasEOL, transform } of items) {
    const height = Math.abs(transform[3] ?? 0) || 10;
    const at = transform[5] ?? 0;
    if (last !== undefined && Math.abs(last - at) > height / 2) {
      end();
      if (last - at > height * 2.2) lines.push('');
    }
    line += str;
    if (str.trim() !== '') last = at;
    if (hasEOL) end();
  }
  end();
  return lines;
}
