import type { ReportBlock, ReportContentKind, ReportParagraph } from '@wenshu/analysis/browser';

export const plainText = (paragraphs: readonly ReportParagraph[]): string =>
  paragraphs.map(({ runs }) => runs.map(run => ('text' in run ? run.text : '…')).join('')).join(' ');

const LONGEST = 60;

/** What a block is, in a few words. */
export function blockWords({ content }: ReportBlock, kinds: Readonly<Record<ReportContentKind, string>>): string {
  const own = {
    exhibit: () => (content.kind === 'exhibit' ? (content.look.title ?? '') : ''),
    figure: () => (content.kind === 'figure' ? content.caption : ''),
    text: () => (content.kind === 'text' ? plainText(content.paragraphs) : ''),
    picture: () => (content.kind === 'picture' ? content.alt : ''),
    sheet: () => (content.kind === 'sheet' ? content.title : ''),
    quotes: () => (content.kind === 'quotes' ? content.title : ''),
    'reader-filter': () => (content.kind === 'reader-filter' ? content.title : ''),
  }[content.kind]();
  return [kinds[content.kind], own.slice(0, LONGEST)].filter(Boolean).join(' · ');
}
