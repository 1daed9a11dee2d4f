import { checkQuotesKept, limits, parseTitle, type RichText, richTextFrom, writeHtml } from '@wenshu/survey-core';

const PLACE = /\[\[([0-9]{1,3})\]\]/g;

/** A text as a translator meets it in a sheet: words alone, quoted answers as [[1]], [[2]] in the order of the original. */
export function toSheet(text: RichText, base: RichText): string {
  const order = markersOf(base);
  if (order.length === 0 || text.html === undefined) return text.text;
  const left: ((typeof order)[number] | undefined)[] = [...order];
  const html = parseTitle(text.html)
    .map(piece => {
      if (!('quote' in piece)) return piece.html;
      const at = left.findIndex(marker => marker?.quote === JSON.stringify(piece.quote));
      // Taken: it is found no second time.
      if (at >= 0) left[at] = undefined;
      return at < 0 ? '' : `[[${at + 1}]]`;
    })
    .join('');
  const plain = richTextFrom(html);
  return 'problem' in plain ? text.text : plain.text;
}

export type SheetProblem = 'quote-deleted' | 'quote-added' | 'too-long';

/** The other way: places become the original's quotes again. None may be missing, none may be new (S5.55, S5.56). */
export function fromSheet(cell: string, base: RichText): { text: RichText } | { problem: SheetProblem } {
  const order = markersOf(base);
  if ([...cell].length > limits.longText) return { problem: 'too-long' };
  if (order.length === 0 || !PLACE.test(cell)) {
    PLACE.lastIndex = 0;
    return order.length > 0 ? { problem: 'quote-deleted' } : { text: { text: cell } };
  }
  PLACE.lastIndex = 0;
  let hasUnknown = false;
  const html = writeHtml([{ text: cell }]).replace(PLACE, (_all, number: string) => {
    const marker = order[Number(number) - 1];
    if (!marker) hasUnknown = true;
    return marker?.html ?? '';
  });
  if (hasUnknown) return { problem: 'quote-added' };
  const rich = richTextFrom(`<p>${html.replace(/\n/g, '<br>')}</p>`);
  if ('problem' in rich) return { problem: 'quote-added' };
  const problem = checkQuotesKept(base, rich);
  return problem ? { problem } : { text: rich };
}

function markersOf({ html }: RichText): { readonly quote: string; readonly html: string }[] {
  return parseTitle(html ?? '').flatMap(piece =>
    'quote' in piece ? [{ quote: JSON.stringify(piece.quote), html: piece.marker }] : [],
  );
}
