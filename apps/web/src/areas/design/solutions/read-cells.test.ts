import { solutions } from '@wenshu/survey-core';
import { expect, test } from 'vitest';
import { judgeQuality } from './quality-words.ts';
import { attributesFromCells, readCells, readNumber, rowsFromCells } from './read-cells.ts';

let minted = 0;
const mint = () => `minted${minted++}`;
const listOf = (id: 'kano' | 'bpto') => solutions[id].fields.find(field => field.kind === 'list')!;

test('cells come as a spreadsheet copies them, without empty lines', () => {
  expect(readCells('a\tb \r\n\r\n\t\r\nc\t')).toEqual([
    ['a', 'b'],
    ['c', ''],
  ]);
});

test('a line becomes a row, its cells in the order of the columns; a switch has none', () => {
  const features = rowsFromCells(listOf('kano'), [['Dark mode', 'At night'], ['Offline']], mint);
  expect(features.map(({ values }) => values)).toEqual([
    { name: 'Dark mode', description: 'At night' },
    { name: 'Offline', description: '' },
  ]);
  const [brand] = rowsFromCells(listOf('bpto'), [['Ours', '¥1,299.5', '100', 'x']], mint);
  expect(brand!.values).toEqual({ name: 'Ours', isOwn: false, lowestPrice: 1299.5, priceStep: 100, priceCount: null });
});

test('an attribute whose levels are numbers is the price, but only one of them', () => {
  const lines = [
    ['Brand', 'North', 'South'],
    ['Price', '9.9', '19'],
    ['Hours', '10', '20'],
  ];
  expect(attributesFromCells(lines, mint, false).map(({ isPrice }) => isPrice)).toEqual([false, true, false]);
  expect(attributesFromCells(lines, mint, true).some(({ isPrice }) => isPrice)).toBe(false);
});

test.each([
  ['12.50', 12.5],
  ['１２', null],
  ['-3', null],
  ['', null],
  ['30元', 30],
])('%j is the number %j', (text, number) => expect(readNumber(text)).toBe(number));

test('a design is called by the weaker of its figures', () => {
  const quality = { versions: 1, tasks: 10, balancePercent: 95, leastShown: 3 };
  expect(judgeQuality(quality)).toBe('good');
  expect(judgeQuality({ ...quality, efficiencyPercent: 70 })).toBe('fair');
  expect(judgeQuality({ ...quality, efficiencyPercent: 95, balancePercent: 40 })).toBe('poor');
});
