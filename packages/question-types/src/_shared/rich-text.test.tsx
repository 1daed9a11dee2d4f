import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';

const show = (html: string, text = 'plain') => renderToStaticMarkup(<RichText of={{ text, html }} />);

it('draws marks, lines, pictures, links and videos', () => {
  expect(show('<p style="text-align: center"><strong>A</strong> &amp; <span style="color: #ff0000">B</span></p>')).toBe(
    '<span class="rich-line" style="text-align:center"><strong>A</strong> &amp; <span style="color:#ff0000">B</span></span>',
  );
  expect(show('<img src="/f/a.png" alt="A cup" width="20">')).toContain('src="/f/a.png" alt="A cup" width="20"');
  expect(show('<a href="{host}/terms">x</a>')).toContain('href="/terms" target="_blank" rel="noopener noreferrer"');
  expect(show('<video src="/f/a.mp4" controls></video>')).toContain('controls=""');
});

it('shows what does not pass as plain text, never as markup', () => {
  for (const html of [
    '<script>alert(1)</script>',
    '<img src="x" onerror="alert(1)">',
    '<a href="javascript:alert(1)">x</a>',
    '<p style="position: fixed">x</p>',
    '<b>open',
  ])
    expect(show(html, '<b>safe</b>')).toBe('&lt;b&gt;safe&lt;/b&gt;');
});
