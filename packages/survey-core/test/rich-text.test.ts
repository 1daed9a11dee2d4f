import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeMarker } from '../src/quote/write-marker.ts';
import { checkRichText, richTextFrom } from '../src/rich-text/check-rich-text.ts';
import type { HtmlNode } from '../src/rich-text/html-node.ts';
import { parseHtml } from '../src/rich-text/parse-html.ts';
import { FONT_SIZES } from '../src/rich-text/whitelist.ts';
import { writeHtml } from '../src/rich-text/write-html.ts';

const problemOf = (html: string) => {
  const parsed = parseHtml(html);
  return 'problem' in parsed ? parsed.problem : undefined;
};

describe('rich text', () => {
  it.each([
    'plain',
    '<p>Hello <strong>you</strong></p>',
    '<p style="text-align: center"><em>a</em><u>b</u><br/>c</p>',
    '<span style="color: #ff0000; background-color: rgb(1, 2, 3)">red</span>',
    '<a href="https://example.org/?a=1&amp;b=2" target="_blank" rel="noopener">there</a>',
    '<a href="{host}/s/1">here</a>',
    '<img src="/api/platform/publicFile?id=1" alt="A cat" width="200">',
    '<ul><li>one</li><li>two</li></ul>',
    '5 &lt; 6 &amp;&amp; 7 &gt; 6',
    ...FONT_SIZES.map(size => `<span style="font-size: ${size}px">big</span>`),
  ])('takes what a title needs: %s', html => expect(problemOf(html)).toBeUndefined());

  it.each([
    ['<script>alert(1)</script>', 'tag-not-allowed'],
    ['<iframe src="https://example.org"></iframe>', 'tag-not-allowed'],
    ['<svg><animate></svg>', 'tag-not-allowed'],
    ['<p onclick="x()">a</p>', 'attribute-not-allowed'],
    ['<p class="a">a</p>', 'attribute-not-allowed'],
    ['<img src="/a" onerror="x()">', 'attribute-not-allowed'],
    ['<a href="javascript:alert(1)">a</a>', 'value-not-allowed'],
    ['<a href="java&#115;cript:alert(1)">a</a>', 'value-not-allowed'],
    ['<a href="//example.org">a</a>', 'value-not-allowed'],
    ['<img src="https://example.org/pixel.png">', 'value-not-allowed'],
    ['<img src="//example.org/pixel.png">', 'value-not-allowed'],
    ['<img src="/\\example.org/pixel.png">', 'value-not-allowed'],
    ['<span style="font-size: 13px">a</span>', 'style-not-allowed'],
    ['<span style="position: fixed">a</span>', 'style-not-allowed'],
    ['<span style="color: url(https://example.org)">a</span>', 'style-not-allowed'],
    ['<p>a', 'markup-broken'],
    ['a</p>', 'markup-broken'],
    ['<b><i>a</b></i>', 'markup-broken'],
    ['<b/>a', 'markup-broken'],
    ['<p title=a>a</p>', 'markup-broken'],
    ['<!-- a -->', 'markup-broken'],
    ['a < b', 'markup-broken'],
    ['fish & chips', 'entity-unknown'],
    ['&lt', 'entity-unknown'],
    ['<p>'.repeat(30) + '</p>'.repeat(30), 'nested-too-deep'],
  ])('refuses %s: %s', (html, problem) => expect(problemOf(html)).toBe(problem));

  it('takes the quote markers that the editor writes, with words only inside (S3.74, S3.75)', () => {
    const marker = writeMarker({ of: 'question', questionId: 'choice0001', part: { itemIds: ['optionA001'] } }, "Q1's");
    expect(problemOf(`<p>You said ${marker}</p>`)).toBeUndefined();
    expect(problemOf('<span data-qid="choice0001"><b>Q1</b></span>')).toBe('tag-not-allowed');
    expect(problemOf("<span data-qid='choice0001'>Q1</span>")).toBe('markup-broken');
    expect(problemOf('<span data-qid="no such id">Q1</span>')).toBe('value-not-allowed');
  });

  it('derives the plain text, blocks and breaks as lines', () => {
    expect(richTextFrom('<p>One<br>two</p><ul><li>three &amp; four</li></ul>')).toMatchObject({
      text: 'One\ntwo\nthree & four',
    });
  });

  it('counts 500 characters of plain text, as a person sees them', () => {
    expect(checkRichText({ text: '😀'.repeat(500) })).toBeUndefined();
    expect(checkRichText({ text: 'a'.repeat(501) })).toEqual({ problem: 'text-too-long', max: 500 });
    expect(checkRichText({ text: 'a', html: '<b>a</b>' })).toBeUndefined();
    expect(checkRichText({ text: 'a'.repeat(501) }, { max: 800 })).toBeUndefined();
  });

  it('is empty only without words and pictures', () => {
    expect(checkRichText({ text: '  ' })).toEqual({ problem: 'content-empty' });
    expect(checkRichText({ text: '', html: '<p></p>' })).toEqual({ problem: 'content-empty' });
    expect(checkRichText({ text: '', html: '<p><img src="/a"></p>' })).toBeUndefined();
    expect(checkRichText({ text: '' }, { isRequired: false })).toBeUndefined();
  });

  it('must say the same with marks and without', () => {
    expect(checkRichText({ text: 'yes', html: '<p>no</p>' })).toEqual({ problem: 'rich-text-differs' });
  });

  it('comes back from writing and parsing as the same tree', () => {
    fc.assert(
      fc.property(tree, nodes => {
        expect(parseHtml(writeHtml(nodes))).toEqual({ nodes: merged(nodes) });
      }),
    );
  });

  it('never throws, and passes nothing that a browser would run', () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '&',
      '/',
      '=',
      'script',
      'img',
      ' src',
      'onerror',
      'p',
      'x',
      '&lt;',
      'style',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 4 })), { maxLength: 20 }), parts => {
        const parsed = parseHtml(parts.join(''));
        if ('problem' in parsed) return true;
        return !/<script|<[^>]*\bon[a-z]+\s*=/i.test(writeHtml(parsed.nodes));
      }),
      { numRuns: 2000 },
    );
  });
});

const tree: fc.Arbitrary<HtmlNode[]> = fc
  .letrec<{ nodes: HtmlNode[] }>(tie => ({
    nodes: fc.array(
      fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.string({ minLength: 1 }).map(text => ({ text })),
        fc.record({
          tag: fc.constantFrom('p', 'b', 'span', 'li'),
          attributes: fc.constantFrom({}, { style: 'color: #fff' }),
          children: tie('nodes'),
        }) as fc.Arbitrary<HtmlNode>,
      ),
      { maxLength: 3 },
    ),
  }))
  .nodes.filter(nodes => depthOf(nodes) < 15);

function depthOf(nodes: readonly HtmlNode[]): number {
  return nodes.reduce((deepest, node) => Math.max(deepest, 'tag' in node ? 1 + depthOf(node.children) : 0), 0);
}

/** Texts that stand side by side are one text after parsing. */
function merged(nodes: readonly HtmlNode[]): HtmlNode[] {
  const result: HtmlNode[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if ('tag' in node) result.push({ ...node, children: merged(node.children) });
    else if (last && !('tag' in last)) result[result.length - 1] = { text: last.text + node.text };
    else result.push(node);
  }
  return result;
}
