import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Article, parseArticle, plainWords } from './index.ts';

const labels = { opensWindow: ' (new window)', table: ({ number }: { number: number }) => `Table ${number}` };
const draw = (markdown: string): string =>
  renderToStaticMarkup(<Article markdown={markdown} labels={labels} />)
    .replace(/ class="[^"]*"/g, '')
    .replace(/^<div>|<\/div>$/g, '');

describe('an article', () => {
  it('draws headings below the title of the page, with names made of their words', () => {
    expect(draw('# One\n## 第 1 步：*建* 问卷 ##\n### [Quotas](/a)\n##### Deep\n#none')).toBe(
      '<h2 id="one">One</h2><h2 id="第-1-步-建-问卷">第 1 步：<em>建</em> 问卷</h2><h3 id="quotas"><a href="/a">Quotas</a></h3><h4 id="deep">Deep</h4><p>#none</p>',
    );
  });

  it('gives every heading a name of its own, also where one is called like another with a number', () => {
    const ids = parseArticle('## Base\n## Base 2\n## Base\n## !!!\n## base\n## …').map(block =>
      block.kind === 'heading' ? block.id : '',
    );
    expect(ids).toEqual(['base', 'base-2', 'base-3', 'part', 'base-4', 'part-2']);
  });

  it.each([
    ['这是**“重要”**的，**重点。**后面', '这是<strong>“重要”</strong>的，<strong>重点。</strong>后面'],
    ['一*（二）*三', '一<em>（二）</em>三'],
    ['***all*** and **a *b* c**', '<em><strong>all</strong></em> and <strong>a <em>b</em> c</strong>'],
    ['2 * 3 * 4, snake_case_name, **open', '2 * 3 * 4, snake_case_name, **open'],
    ['`a*b*` and ``c`d`` and `e', '<code>a*b*</code> and <code>c`d</code> and `e'],
    ['\\*no\\* 5\\|6', '*no* 5|6'],
    ['**[注** 文', '<strong>[注</strong> 文'],
    ['上一行\n下一行', '上一行下一行'],
    ['one\ntwo  \nthree\\\nfour', 'one two<br/>three<br/>four'],
  ])('marks words in a line: %s', (markdown, drawn) => {
    expect(draw(markdown)).toBe(`<p>${drawn}</p>`);
  });

  it('draws lists within lists, tight and loose, and begins to count where the list does', () => {
    expect(draw('3. a\n4. b\n   - c\n     d\n\nnext')).toBe(
      '<ol start="3"><li>a</li><li>b<ul><li>c d</li></ul></li></ol><p>next</p>',
    );
    expect(draw('- a\n\n  more\n- b')).toBe('<ul><li><p>a</p><p>more</p></li><li><p>b</p></li></ul>');
    expect(draw('In the year\n2026. It was')).toBe('<p>In the year 2026. It was</p>');
  });

  it('draws quotes, rules and code, whose words are not read', () => {
    expect(draw('> one\ntwo\n> - three\n\n---\n```html\n<b>**x**\n```')).toBe(
      '<blockquote><p>one two</p><ul><li>three</li></ul></blockquote><hr/><pre><code>&lt;b&gt;**x**</code></pre>',
    );
  });

  it('puts each table into a named place that keys can scroll', () => {
    expect(draw('| a | b \\| c |\n|:-:|--:|\n| **1** | 2 | 3 |\n| 4\n\n| d |\n|---|')).toBe(
      '<div role="region" aria-label="Table 1" tabindex="0"><table><thead><tr><th scope="col" data-side="center">a</th><th scope="col" data-side="end">b | c</th></tr></thead>' +
        '<tbody><tr><td data-side="center"><strong>1</strong></td><td data-side="end">2</td></tr><tr><td data-side="center">4</td></tr></tbody></table></div>' +
        '<div role="region" aria-label="Table 2" tabindex="0"><table><thead><tr><th scope="col">d</th></tr></thead><tbody></tbody></table></div>',
    );
    expect(draw('a | b\n--- | --- | ---')).toBe('<p>a | b --- | --- | ---</p>');
  });

  it('keeps the place of a picture free, and opens other sites in a window of their own', () => {
    expect(draw('![A *plane*](/pictures/k.svg#1200x675) ![b](https://a.example/b.png)')).toBe(
      '<p><img src="/pictures/k.svg" alt="A *plane*" loading="lazy" width="1200" height="675"/> <img src="https://a.example/b.png" alt="b" loading="lazy"/></p>',
    );
    expect(draw('[us](/news) [part](#kano) <mailto:a@b.example> [them](https://b.example/x_(y) "title")')).toBe(
      '<p><a href="/news">us</a> <a href="#kano">part</a> <a href="mailto:a@b.example">a@b.example</a> ' +
        '<a href="https://b.example/x_(y)" target="_blank" rel="noopener">them<span> (new window)</span></a></p>',
    );
  });
});

describe('hostile Markdown', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror="alert(1)">\n\n<style>*{}</style>',
    '[a](javascript:alert(1)) [b](JaVaScRiPt:alert) [c](data:text/html;base64,QQ==) [d](vbscript:x)',
    '[a](//evil.example) [b](/\\evil.example) [c](java\tscript:alert) [d](\u0001javascript:alert) [e](blob:x)',
    '<javascript:alert(1)> ![a](javascript:alert(1)) ![b](http://a.example/b.png) ![c](data:image/svg+xml,x)',
    '![" onload="alert(1)](/x.svg) [x](/a"onclick="alert)',
    '[out [in](javascript:alert(1))](javascript:alert(2))',
  ])('becomes words, never elements or addresses that run: %s', markdown => {
    const drawn = draw(markdown);
    expect(drawn).not.toMatch(/<(?!\/?(p|a|img|br)\b)/);
    expect(drawn).not.toMatch(/(href|src)="(?!\/[a-z])/i);
    expect(drawn).not.toMatch(/" ?on\w+=/);
  });

  it('shows the words of a link whose address is dropped', () => {
    expect(draw('see [this page](javascript:alert(1)) or ![the plan](http://a.example/p.png)')).toBe(
      '<p>see this page or the plan</p>',
    );
  });

  const times = 10_000;
  const squares = Array.from({ length: 300 }, (_, count) => '`'.repeat(count + 1)).join(' ');
  it.each<readonly [string, string]>([
    ['open brackets', '['.repeat(times)],
    ['open pictures', '!['.repeat(times)],
    ['brackets within brackets', '['.repeat(times) + ']'.repeat(times)],
    ['links within links', '['.repeat(times) + '](/b)'.repeat(times)],
    ['pictures within pictures', '!['.repeat(times) + '](/b)'.repeat(times)],
    ['links that never end', '[](('.repeat(times)],
    ['a heading of ends of links', `# ${'](b'.repeat(times)}`],
    ['targets that never end', `${'[a](<b'.repeat(times)}`],
    ['quotes within quotes', '> '.repeat(times)],
    ['quotes without spaces', '>'.repeat(times)],
    ['lists within lists', '- '.repeat(times)],
    ['counted lists within lists', '1. '.repeat(times)],
    ['lists that go further in', Array.from({ length: 300 }, (_, depth) => `${' '.repeat(depth * 2)}- a`).join('\n')],
    ['blank lines in a list', `- a${'\n'.repeat(times)}b`],
    ['stars within stars', '*a '.repeat(times) + 'a* '.repeat(times)],
    ['stars of many lengths', '**a*'.repeat(times)],
    ['stars and lines', `${'_*'.repeat(times)}a${'*_'.repeat(times)}`],
    ['one long row of stars', `${'*'.repeat(times)}a${'*'.repeat(times)}`],
    ['backticks of every length', squares],
    ['addresses that never end', '<https://a'.repeat(times)],
    ['a wide table', `${'|a'.repeat(times)}\n${'|-'.repeat(times)}\n${'|a'.repeat(times)}`],
    ['a long table', `|a${'|a'.repeat(30)}|\n|-${'|-'.repeat(30)}|\n${'|\n'.repeat(times)}`],
    ['heads without dashes', '|a|\n'.repeat(times)],
    ['the same heading again and again', '# a\n'.repeat(times)],
    ['dashes and spaces', `${'- '.repeat(times)}x`],
    ['hashes and spaces', `# ${'# '.repeat(times)}x`],
    ['spaces at the ends of lines', `a${' '.repeat(times)}b\n`.repeat(5)],
    ['fences that never end', '```\n'.repeat(times)],
  ])('is drawn in bounded time and size: %s', (_, markdown) => {
    const begun = performance.now();
    const drawn = draw(markdown);
    // Standing still is what is meant: a reader that goes back and forth takes minutes for some of these.
    expect(performance.now() - begun).toBeLessThan(20_000);
    // A heading and an item of a list are the most that a few characters can become.
    expect(drawn.length).toBeLessThan(markdown.length * 12 + 1000);
    expect(plainWords(markdown, 160).length).toBeLessThanOrEqual(160);
  });
});

describe('the first words of an article', () => {
  it('are told without marks, headings, tables and pictures, and end where they are too many', () => {
    const markdown = '# 标题\n\n问了**385**人，[详见](/news)。\n\n| a |\n|--|\n\n![图](/a.svg)\n\n- 其一\n- 其二';
    expect(plainWords(markdown, 40)).toBe('问了385人，详见。 其一 其二');
    expect(plainWords(markdown, 8)).toBe('问了385人，…');
    expect(plainWords('👍👍👍👍', 3)).toBe('👍👍…');
    expect(plainWords('# Only a heading', 9)).toBe('');
  });
});
