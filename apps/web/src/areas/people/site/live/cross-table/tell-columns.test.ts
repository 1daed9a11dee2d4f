import { letterCounts } from '@wenshu/analysis/letters';
import { liveTexts } from '@wenshu/texts/people/live';
import { expect, it } from 'vitest';
import { tellColumns } from './tell-columns.ts';

const words = liveTexts.en.crossTable;
const columns = ['Left', 'Middle', 'Right'];
const tell = (counts: readonly (readonly number[])[]) =>
  tellColumns({ found: letterCounts(counts), answer: 'Yes', columns, percents: ['1%', '2%', '3%'] }, words).join(' ');

it('names the column that is above, and all that it is above', () => {
  expect(
    tell([
      [30, 90, 32],
      [70, 10, 68],
    ]),
  ).toBe('The share answering “Yes” is significantly higher in “Middle” (2%) than in “Left” (1%) and “Right” (3%).');
});

it('names a difference with thirty people in both columns, and none with twenty-nine', () => {
  const table = (few: number) => [
    [few - 2, 20, 20],
    [2, 80, 80],
  ];
  expect(tell(table(30))).toContain('Left');
  expect(letterCounts(table(29)).letters[0]![0]).toBe('BC');
  expect(tell(table(29))).toBe(words.unsure({ answer: 'Yes' }));
});

it('says that letters are not certain where one person fewer leaves no difference among all comparisons', () => {
  const table = (yes: number) => [
    [40, yes, 47],
    [60, 100 - yes, 53],
  ];
  const states = Array.from({ length: 30 }, (_, more) => {
    const found = letterCounts(table(40 + more));
    const isSure = found.sure.some(({ line }) => line === 0);
    const hasLetters = found.letters[0]!.some(letter => letter !== '');
    const told = tell(table(40 + more));
    expect(told === words.same({ answer: 'Yes' })).toBe(!hasLetters);
    expect(told === words.unsure({ answer: 'Yes' })).toBe(hasLetters && !isSure);
    return hasLetters ? (isSure ? 'sure' : 'unsure') : 'same';
  });
  expect([...new Set(states)]).toEqual(['same', 'unsure', 'sure']);
});
