import type { ReportParagraph } from '@wenshu/analysis/browser';
import { describe, expect, it } from 'vitest';
import { docOf, paragraphsOf, quotedIn } from './text-doc.ts';

const paragraphs: readonly ReportParagraph[] = [
  { style: 'title', align: 'centre', runs: [{ text: 'Tea is loved' }] },
  {
    style: 'bullet',
    runs: [
      { text: 'By ' },
      { figureId: 'share01', bold: true },
      { text: ' of all, ', italic: true },
      { text: 'and more', italic: true, colour: '#b5382a' },
    ],
  },
  { style: 'body', runs: [] },
  { style: 'note', align: 'right', runs: [{ text: 'Two\nlines' }] },
];

describe('a text of a report in its editor', () => {
  it('comes back as it went in: styles, marks, live numbers, empty lines', () => {
    expect(paragraphsOf(docOf(paragraphs))).toEqual(paragraphs);
  });

  it('joins neighbours that look the same, and drops empty ones', () => {
    const apart: readonly ReportParagraph[] = [{ style: 'body', runs: [{ text: 'a' }, { text: '' }, { text: 'b' }] }];
    expect(paragraphsOf(docOf(apart))).toEqual([{ style: 'body', runs: [{ text: 'ab' }] }]);
  });

  it('begins with a line to write in, and takes nothing that a report does not know', () => {
    expect(docOf([]).content).toHaveLength(1);
    const odd = { type: 'doc', content: [{ type: 'paragraph', attrs: { look: 'huge', align: 'top' } }] };
    expect(paragraphsOf(odd)).toEqual([{ style: 'body', runs: [] }]);
  });

  it('names the numbers that it quotes', () => {
    expect([...quotedIn(paragraphs)]).toEqual(['share01']);
  });
});
