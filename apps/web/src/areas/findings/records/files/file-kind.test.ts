import { expect, it } from 'vitest';
import { endingOf, fileKindOf, sizeText } from './file-kind.ts';

it('tells what a browser can show', () => {
  expect(['image/png', 'video/mp4', 'audio/mpeg', 'application/pdf'].map(fileKindOf)).toEqual([
    ...['picture', 'video', 'audio', 'other'],
  ]);
});

it('calls a file by its ending, and by none where the name has none', () => {
  expect(['a.pdf', 'b.tar.gz', '.htaccess', 'no', '成绩.XLSX', 'x.'].map(endingOf)).toEqual([
    ...['PDF', 'GZ', '', '', 'XLSX', ''],
  ]);
});

it.each([
  [0, '0 B'],
  [1023, '1,023 B'],
  [1024, '1 KB'],
  [1_600, '1.6 KB'],
  [52_000, '51 KB'],
  [5 * 1024 * 1024, '5 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(sizeText(bytes, 'en')).toBe(text);
});
