import fc from 'fast-check';
import { parseCsv } from 'hucre/csv';
import { describe, expect, it } from 'vitest';
import { readCsvLines } from './csv-reader.ts';

const read = (text: string, separator = ',', mostCells = 100) => [...readCsvLines(text, { separator, mostCells })];
const cellsOf = (text: string, separator = ',') => read(text, separator).map(({ cells }) => cells);

describe('lines of a csv', () => {
  it.each([
    ['a,b\n\n c ,"d ""x"" e" z,\n', [['a', 'b'], [''], [' c ', 'd "x" e z', '']]],
    ['"a\nb",c\r\nd', [['a\nb', 'c'], ['d']]],
    ['a"b,c\rd', [['a"b', 'c'], ['d']]],
    ['"unclosed,b\nc', [['unclosed,b\nc']]],
    ['"a""', [['a"']]],
    ['""', [['']]],
    ['', []],
  ] as const)('%j', (text, lines) => {
    expect(cellsOf(text)).toEqual(lines);
  });

  it('are read as another program reads them, whatever stands in them', () => {
    const piece = fc.constantFrom(
      'a',
      ' ',
      '满意',
      ',',
      ';',
      '\n',
      '\r\n',
      '"x"',
      '""',
      '"a,b"',
      '"a\r\nb"',
      "'",
      '\t',
      '=1',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), fc.constantFrom(',', ';', '\t'), (pieces, separator) => {
        // A quote inside a plain cell, or behind one that was quoted, each program reads as it likes.
        const text = pieces.join('').replace(/(?<=[^,;\t\r\n])"[^"]*"/g, 'q');
        expect(cellsOf(text, separator)).toEqual(parseCsv(text, { delimiter: separator, skipBom: false }));
      }),
      { numRuns: 500 },
    );
  });

  it('have as many cells as are asked for, and say how many there are and how far they reach', () => {
    expect(read('a,,b, ,,c,,\n,,,\n', ',', 2)).toEqual([
      { cells: ['a', ''], width: 8, filled: 6 },
      { cells: ['', ''], width: 4, filled: 0 },
    ]);
  });
});
