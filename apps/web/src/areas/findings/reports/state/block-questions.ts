import { quotesAsked, type ReportBlock, type ReportDocument } from '@wenshu/analysis/browser';

/** What of the answers a block asks for, in words that change with it: its numbers hold as long as these are the same. */
export function questionOf({ content }: ReportBlock, { filter, weight, derived }: ReportDocument): string | undefined {
  const asked =
    content.kind === 'exhibit'
      ? [content.analysis, content.exhibitId]
      : content.kind === 'figure'
        ? content.figure
        : content.kind === 'text'
          ? Object.keys(content.figures).length > 0 && content.figures
          : content.kind === 'quotes'
            ? quotesAsked(content)
            : content.kind === 'reader-filter' && content.variable;
  return asked ? JSON.stringify([asked, filter, weight, derived]) : undefined;
}

/** By block: what each asks for. Those that ask for nothing have no numbers to wait for. */
export function questionsOf(document: ReportDocument): ReadonlyMap<string, string> {
  return new Map(
    Object.values(document.blocks).flatMap(block => {
      const question = questionOf(block, document);
      return question === undefined ? [] : [[block.id, question] as const];
    }),
  );
}
