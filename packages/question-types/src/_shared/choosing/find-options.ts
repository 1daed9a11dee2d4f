import type { FlowItem } from '@wenshu/survey-core/answering';

/** The options whose title has every word of the query, in the list's order. Width and case do not matter: ＡＢＣ finds abc. */
export function findOptions(items: readonly FlowItem[], query: string): readonly FlowItem[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return words.length === 0
    ? items
    : items.filter(item => {
        const title = fold(item.title.text);
        return words.every(word => title.includes(word));
      });
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
