import type { DocNode } from './doc-node.ts';

/** Titles of other languages and of solutions keep their quotes; everywhere else only the dialog changes them. */
export type QuoteMode = 'dialog' | 'kept';

export type QuoteRefusal = 'deleted' | 'added';

/** Which quotes an edit took away or brought, whatever their order. */
export function quoteChange(before: DocNode, after: DocNode): QuoteRefusal | undefined {
  const left = quotesIn(after);
  for (const quote of quotesIn(before)) {
    const at = left.indexOf(quote);
    if (at < 0) return 'deleted';
    left.splice(at, 1);
  }
  return left.length > 0 ? 'added' : undefined;
}

function quotesIn(node: DocNode): string[] {
  if (node.type === 'quote') {
    const { qid, calc, part, ids } = node.attrs ?? {};
    return [JSON.stringify([qid, calc, part, ids])];
  }
  return (node.content ?? []).flatMap(quotesIn);
}
