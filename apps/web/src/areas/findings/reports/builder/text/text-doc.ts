import type { JSONContent } from '@tiptap/core';
import type { ReportParagraph, ReportRun } from '@wenshu/analysis/browser';

/** A report's paragraphs as the editor has them. */
export function docOf(paragraphs: readonly ReportParagraph[]): JSONContent {
  const written = paragraphs.length > 0 ? paragraphs : [{ style: 'body' as const, runs: [] }];
  return {
    type: 'doc',
    content: written.map(({ style, align, runs }) => ({
      type: 'paragraph',
      attrs: { look: style, align: align ?? null },
      content: runs.flatMap(nodeOf),
    })),
  };
}

function nodeOf(run: ReportRun): JSONContent[] {
  const marks = [
    ...(run.bold ? [{ type: 'bold' }] : []),
    ...(run.italic ? [{ type: 'italic' }] : []),
    ...(run.colour ? [{ type: 'colour', attrs: { colour: run.colour } }] : []),
  ];
  if ('figureId' in run) return [{ type: 'figure', attrs: { figureId: run.figureId }, marks }];
  // The editor knows no empty texts.
  return run.text === '' ? [] : [{ type: 'text', text: run.text, marks }];
}

const styles: ReadonlySet<unknown> = new Set<ReportParagraph['style']>(['title', 'heading', 'body', 'bullet', 'note']);
const alignments: ReadonlySet<unknown> = new Set<ReportParagraph['align']>(['left', 'centre', 'right']);

/** What was written, as the report keeps it. Neighbours that look the same are one run. */
export function paragraphsOf(doc: JSONContent): readonly ReportParagraph[] {
  return (doc.content ?? []).map(({ attrs, content }): ReportParagraph => {
    const style = styles.has(attrs?.look) ? (attrs!.look as ReportParagraph['style']) : 'body';
    const align = alignments.has(attrs?.align) ? (attrs!.align as NonNullable<ReportParagraph['align']>) : undefined;
    return { style, ...(align && { align }), runs: joined((content ?? []).flatMap(runOf)) };
  });
}

function runOf({ type, text, attrs, marks = [] }: JSONContent): ReportRun[] {
  const has = (name: string) => marks.some(mark => mark.type === name);
  const colour = marks.find(mark => mark.type === 'colour')?.attrs?.colour as string | undefined;
  const look = {
    ...(has('bold') && { bold: true as const }),
    ...(has('italic') && { italic: true as const }),
    ...(colour && { colour }),
  };
  if (type === 'figure') return [{ ...look, figureId: String(attrs?.figureId ?? '') }];
  if (type === 'hardBreak') return [{ ...look, text: '\n' }];
  return text ? [{ ...look, text }] : [];
}

function joined(runs: readonly ReportRun[]): readonly ReportRun[] {
  const all: ReportRun[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    const isSame =
      last &&
      'text' in last &&
      'text' in run &&
      JSON.stringify({ ...last, text: '' }) === JSON.stringify({ ...run, text: '' });
    if (isSame) all[all.length - 1] = { ...last, text: last.text + run.text };
    else all.push(run);
  }
  return all;
}

/** The ids of the numbers that are quoted. */
export function quotedIn(paragraphs: readonly ReportParagraph[]): ReadonlySet<string> {
  return new Set(paragraphs.flatMap(({ runs }) => runs.flatMap(run => ('figureId' in run ? [run.figureId] : []))));
}
