import { checkRichText, FONT_SIZES, writeMarker } from '@wenshu/survey-core';
import { describe, expect, test } from 'vitest';
import type { DocNode } from '../quote/doc-node.ts';
import { readHtml } from './read-html.ts';
import { writeDoc } from './write-doc.ts';

const words = (text: string, ...types: string[]): DocNode => ({
  type: 'text',
  text,
  ...(types.length > 0 && { marks: types.map(type => ({ type })) }),
});
const line = (...content: DocNode[]): DocNode => ({ type: 'paragraph', content });
const doc = (...content: DocNode[]): DocNode => ({ type: 'doc', content });

test('words alone are stored as plain text, a line each', () => {
  expect(writeDoc(doc(line(words('Tea')), line(words('Coffee')), { type: 'paragraph' }))).toEqual({
    text: 'Tea\nCoffee',
  });
});

test('marks make HTML, and the plain text beside it says the same (S3.77)', () => {
  const written = writeDoc(doc(line(words('How '), words('good', 'bold'), words('?'))));
  expect(written).toEqual({ text: 'How good?', html: '<p>How <strong>good</strong>?</p>' });
  expect(checkRichText(written)).toBeUndefined();
});

test('a size taken back to the standard, and a link that leads nowhere, are none', () => {
  const plain = { type: 'look', attrs: { fontSize: null, color: null, background: null } };
  const nowhere = { type: 'link', attrs: { href: 'mailto:a@example.com' } };
  expect(writeDoc(doc(line({ ...words('Tea'), marks: [plain, nowhere] })))).toEqual({ text: 'Tea' });
});

describe('what the editor yields passes the whitelist, and reading it again changes nothing', () => {
  const marker = writeMarker(
    { of: 'question', questionId: 'question01', part: { itemIds: ['itemBB', 'itemAA'] } },
    'Q1',
    'itemid',
  );
  const texts = [
    '<p>a<strong><em><u><s>b</s></u></em></strong></p>',
    ...FONT_SIZES.map(size => `<p><span style="font-size:${size}px">x</span></p>`),
    '<p style="text-align:center"><span style="color:#b5382a;background-color:#fbefdf">red &amp; &lt;b&gt;</span></p>',
    '<ul><li><p>one</p></li><li><p>two</p></li></ul><ol><li><p>first</p></li></ol>',
    '<p><strong>line</strong><br>break</p>',
    '<p>H<sub>2</sub>O, m<sup>2</sup></p>',
    '<p><a href="https://example.org/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">link</a></p>',
    '<p>look <img src="/api/platform/publicFile?id=1" alt="A cup" width="300"></p>',
    '<p><video src="/api/platform/publicFile?id=2" width="800" height="450" controls="true"></video></p>',
    `<p>You chose ${marker}. Why?</p>`,
  ];
  test.each(texts)('%s', html => {
    const text = 'plain text is derived';
    const once = writeDoc(readHtml({ text, html }));
    expect(once.html).toBe(html);
    expect(checkRichText(once, { isRequired: false })).toBeUndefined();
  });
});

test('old texts with other spellings keep their look', () => {
  const written = writeDoc(readHtml({ text: '', html: '<b style="color:#fff">a</b><i>b</i> c' }));
  expect(written.html).toBe('<p><strong><span style="color:#fff">a</span></strong><em>b</em> c</p>');
});

test('a text that does not pass is edited as plain words, not repaired', () => {
  const read = readHtml({ text: 'safe', html: '<p onclick="x()">bad</p>' });
  expect(writeDoc(read)).toEqual({ text: 'safe' });
});

test('a placeholder of an open dialog is never stored (S4.25)', () => {
  expect(writeDoc(doc(line(words('a'), { type: 'quotePlaceholder' })))).toEqual({ text: 'a', html: '<p>a</p>' });
});
