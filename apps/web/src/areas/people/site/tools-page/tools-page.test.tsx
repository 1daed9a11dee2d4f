import { languages } from '@wenshu/texts';
import { toolTexts } from '@wenshu/texts/people/tools';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fillWords } from '../tools/calculate/fill-words.ts';
import { MarginTool } from '../tools/margin-tool.tsx';
import { toolWords } from '../tools/tool-words.ts';
import { ToolsPage } from './tools-page.tsx';

const plainText = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&');

describe.each(languages)('/tools in %s', language => {
  const html = renderToStaticMarkup(<ToolsPage language={language} />);
  const text = plainText(html);

  it('shows six calculators with their methods and first results before any script (P2.8)', () => {
    const { page, common: _, problems: __, keep: ___, ...own } = toolTexts[language];
    expect(text).toContain(page.lead);
    for (const { name, lead, method, limits, used } of Object.values(own))
      for (const words of [name, lead, method, limits, used]) expect(text).toContain(words);
    for (const tool of ['sample-size', 'margin', 'significance', 'rim', 'nps', 'price']) {
      expect(html).toContain(`href="#${tool}"`);
      expect(html).toContain(`<section id="${tool}"`);
    }
    expect(text).toContain('385');
    expect(text).toMatch(/30\.5% – 39\.8%/);
  });

  it('has a label for every field, and no id twice', () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
    expect(new Set(ids).size).toBe(ids.length);
    const fields = [...html.matchAll(/<(?:input|select|textarea)[^>]* id="([^"]+)"/g)].map(([, id]) => id!);
    expect(fields.length).toBeGreaterThan(25);
    for (const id of fields) expect(html).toContain(`for="${id}"`);
    for (const [, said] of html.matchAll(/aria-describedby="([^"]+)"/g)) expect(ids).toContain(said);
  });

  it('leaves no gap of a sentence open, and nobody without a word', () => {
    expect(text).not.toMatch(/\{\w+\}|undefined|NaN/);
  });
});

it('takes words that are plain data, in one language', () => {
  const words = toolWords('en', 'margin');
  expect(JSON.parse(JSON.stringify(words))).toEqual(words);
  expect(JSON.stringify(words)).not.toMatch(/\p{Script=Han}/u);
  expect(renderToStaticMarkup(<MarginTool words={JSON.parse(JSON.stringify(words))} />)).toBe(
    renderToStaticMarkup(<MarginTool words={words} />),
  );
});

it('fills the gaps of a sentence, and leaves one that nothing fills', () => {
  expect(fillWords('{n} of {whole}: {n}', { n: 3 })).toBe('3 of {whole}: 3');
  expect(fillWords('{constructor}', {})).toBe('{constructor}');
});
