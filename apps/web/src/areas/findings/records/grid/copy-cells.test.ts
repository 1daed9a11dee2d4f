import { expect, it } from 'vitest';
import { copiedTable, copiedText } from './copy-cells.ts';

const text = (words: string) => ({ text: words, isNumber: false });
const number = (value: string) => ({ text: value, isNumber: true });

it('is lines of cells parted by tabs, with quotes where a spreadsheet would part them otherwise', () => {
  expect(
    copiedText([
      [text('茶'), number('-3')],
      [text('a\tb'), text('say "no"\nplease')],
    ]),
  ).toBe('茶\t-3\r\n"a\tb"\t"say ""no""\nplease"');
});

it.each(['=SUM(1;2)', '+1', '-1 of 3', '@x', '＝1', '\t=1'])('keeps a spreadsheet from running %j', words => {
  expect(copiedText([[text(words)]]).replace(/^"/, '')).toMatch(/^'/);
  expect(copiedTable([[text(words)]])).toContain(`>'`);
});

it('is a table whose texts are texts, and nobody’s answer becomes a tag', () => {
  const table = copiedTable([[text('<img src=x onerror=alert(1)>'), number('12')]]);
  expect(table).not.toContain('<img');
  expect(table).toContain('&lt;img');
  expect(table).toContain('<td>12</td>');
});
