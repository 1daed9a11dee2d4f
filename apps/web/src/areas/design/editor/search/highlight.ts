const NAME = 'survey-search';

/** Marks the words on the canvas without touching its elements (CSS Custom Highlights). An older browser marks nothing. */
export function highlight(wanted: string): () => void {
  if (!('highlights' in CSS)) return () => {};
  const words = wanted.toLowerCase();
  const ranges: Range[] = [];
  if (words !== '') {
    for (const card of document.querySelectorAll('[data-question]')) {
      const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        // Words of the editor itself are not the survey's.
        if (node.parentElement?.closest('button:not([data-text-button])')) continue;
        const text = node.textContent!.toLowerCase();
        for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) {
          const range = new Range();
          range.setStart(node, at);
          range.setEnd(node, at + words.length);
          ranges.push(range);
        }
      }
    }
  }
  CSS.highlights.set(NAME, new Highlight(...ranges));
  return () => void CSS.highlights.delete(NAME);
}
