import { describe, expect, it } from 'vitest';
import { hostileWordFiles, wordBody, wordFile } from '../../../testing/files/hostile-files.ts';
import { FileProblem } from '../file-problem.ts';
import { writeZip } from '../zip/write-zip.ts';
import { readWordLines } from './read-word-lines.ts';

const MEGABYTE = 1024 * 1024;
const read = (bytes: Buffer, maxUnpackedBytes = 32 * MEGABYTE) => readWordLines(bytes, { maxUnpackedBytes });
const lines = (body: string) => read(wordFile(wordBody(body)));
const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;

describe('the lines of a Word document', () => {
  it.each([
    ['paragraphs and runs', `<w:p>${run('Ap')}${run('ple ')}</w:p><w:p/><w:p>${run(' Pear')}</w:p>`, 'Apple\nPear'],
    ['breaks and tabs', `<w:p>${run('a')}<w:r><w:br/></w:r>${run('b')}<w:r><w:tab/></w:r>${run('c')}</w:p>`, 'a\nb\tc'],
    ['entities', `<w:p>${run('&lt;a&gt; &amp;amp; &#x4e2d;&#25991;')}</w:p>`, '<a> &amp; 中文'],
    ['a bracket in an attribute', `<w:p w:x="a>b">${run('one')}</w:p>`, 'one'],
    ['CDATA and comments', `<w:p><!-- <w:t>no</w:t> -->${run('<![CDATA[<yes>]]>')}</w:p>`, '<yes>'],
    [
      'deleted and moved text',
      `<w:p><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:moveFrom>${run('from')}</w:moveFrom>${run('to')}</w:p>`,
      'to',
    ],
    [
      'a box that is written twice',
      `<w:p><mc:AlternateContent><mc:Choice>${run('box')}</mc:Choice><mc:Fallback>${run('box')}</mc:Fallback></mc:AlternateContent></w:p>`,
      'box',
    ],
    ['formulas of another namespace', `<w:p><m:t>x</m:t>${run('y')}</w:p>`, 'y'],
  ])('hold %s', (_, body, expected) => {
    expect(lines(body)).toBe(expected);
  });

  it('are found under another name and another prefix too', () => {
    const main =
      '<n:document xmlns:n="http://purl.oclc.org/ooxml/wordprocessingml/main"><n:p><n:t>hello</n:t></n:p></n:document>';
    const types =
      '<Types><Override PartName="/word/document2.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
    const zip = writeZip([
      { name: '[Content_Types].xml', content: Buffer.from(types) },
      { name: 'word/document2.xml', content: Buffer.from(main) },
    ]);
    expect(read(zip)).toBe('hello');
  });

  it('take no more room than they may, whatever the zip says of its size', () => {
    const body = wordBody(`<w:p>${run('a'.repeat(100_000))}</w:p>`);
    expect(read(wordFile(body))).toHaveLength(100_000);
    expect(() => read(wordFile(body), 50_000)).toThrow(new FileProblem('too-large'));
  });
});

it.each(Object.entries(hostileWordFiles))('%s is refused', (_, make) => {
  expect(() => read(make())).toThrow(FileProblem);
});
