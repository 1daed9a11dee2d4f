import { languages } from '@wenshu/texts';
import { liveTexts } from '@wenshu/texts/people/live';
import type { LivePiece } from '@wenshu/texts/people/site-pages/page-words';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SiteContext } from '../site-context.ts';
import { LivePlace } from './live-place.tsx';

function draw(piece: LivePiece, language: 'zh' | 'en', path = '/solution/cx'): string {
  const visit = { path, language } as Parameters<typeof SiteContext>[0]['value'];
  return renderToStaticMarkup(
    <SiteContext value={visit}>
      <LivePlace piece={piece} />
    </SiteContext>,
  );
}
const inputs = (html: string, kind: string) => html.match(new RegExp(`<input[^>]*type="${kind}"`, 'g'))?.length ?? 0;

describe.each(languages)('before its script, in %s', language => {
  const { question, simulator, crossTable } = liveTexts[language];

  it('a question can be answered, and says that nothing has been and that nothing is sent', () => {
    const html = draw('question', language);
    expect(inputs(html, 'radio')).toBe(11);
    expect(html).toContain('data-island="live-question" data-when="visible"');
    for (const words of [question.customers, question.unanswered, question.notSent, 'Q1'])
      expect(html).toContain(words);
    expect(html).not.toContain(question.employees);
  });

  it('employees are asked about their work', () => {
    const html = draw('question', language, '/solution/ex');
    expect(html).toContain(question.employees);
    expect(html).not.toContain(question.customers);
  });

  it('a market has its shares, of four that can be chosen, and says that its data is made up', () => {
    const html = draw('simulator', language);
    expect(inputs(html, 'range')).toBe(1);
    expect(html.match(/\d+\.\d%(?=<)/g)).toEqual(['39.3%', '33.8%', '12.4%', '14.5%']);
    for (const words of [simulator.none, simulator.example, simulator.rivals[1]]) expect(html).toContain(words);
  });

  it('a table stands there with its letters, and says that its data is made up', () => {
    const html = draw('cross-table', language);
    const drawn = html.slice(html.indexOf('<table'), html.indexOf('</table>'));
    expect(drawn).toContain('27*');
    expect(drawn).toContain('400');
    expect(drawn).toMatch(/66\.4%<span[^>]*>AB</);
    for (const words of [crossTable.letters, crossTable.small({ least: 30 }), crossTable.example])
      expect(html).toContain(words);
  });

  it('a sample has its size', () => {
    const html = draw('sample-size', language, '/solution/ci');
    expect(html).toContain('data-island="tool-sample-size" data-when="visible"');
    expect(html).toContain('385');
  });

  it('nothing travels to the browser in the other language', () => {
    const other = liveTexts[language === 'zh' ? 'en' : 'zh'];
    for (const piece of ['question', 'simulator', 'cross-table'] as const) {
      const html = draw(piece, language);
      for (const words of [other.question.notSent, other.simulator.example, other.crossTable.question])
        expect(html).not.toContain(words);
    }
  });
});
