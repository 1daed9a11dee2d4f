import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type LineRemark, readTurns } from '../../src/index.ts';
import { englishFiles } from './en-turns.ts';
import { chineseFiles } from './zh-turns.ts';

const files = [...chineseFiles, ...englishFiles];
const textOf = (file: string) => readFileSync(new URL(`${file}.txt`, import.meta.url), 'utf8');

function turnsOf(text: string) {
  const read = readTurns(text);
  if ('problem' in read) throw new Error(read.problem);
  return read;
}

const shown = (remarks: readonly LineRemark[]) => remarks.map(({ line, reason }) => `${line} ${reason}`);

describe.each(files)('$file', ({ file, habit, sureness, turns, times, leftOut, doubtful }) => {
  const read = turnsOf(textOf(file));

  test('becomes its turns', () => {
    const wanted = turns.map(([speaker, text, from = null, to = null, number = null]) => [
      speaker,
      text,
      from,
      to,
      number,
    ]);
    expect(read.turns.map(turn => [turn.speaker, turn.text, turn.from, turn.to, turn.number])).toEqual(wanted);
    expect(read.turns.flatMap(turn => turn.times.map(({ at, time }) => `${at} ${time}`))).toEqual(times ?? []);
  });

  test('tells how it was read', () => {
    expect(read.habit).toBe(habit);
    expect(read.sureness).toBe(sureness);
    expect(shown(read.leftOut)).toEqual(leftOut);
    expect(shown(read.doubtful)).toEqual(doubtful);
  });

  test('is read alike from another system, with a mark at its head and spaces behind its lines', () => {
    const other = turnsOf(`\uFEFF${textOf(file).replaceAll('\n', '  \r\n')}`);
    expect(other).toEqual(read);
  });

  test('loses no line', () => {
    const lines = textOf(file)
      .split('\n')
      .filter(line => line.trim() !== '');
    const told = read.leftOut.length;
    const said = read.turns.reduce((sum, turn) => sum + turn.text.split('\n').length, 0);
    const above = habit === 'own-line' ? read.turns.length * (file === 'en-meeting' ? 2 : 1) : 0;
    expect(told + said + above).toBe(lines.length);
  });
});

test('every habit of the list is in some file', () => {
  expect(new Set(files.map(({ habit }) => habit))).toEqual(
    new Set(['colon', 'bold', 'bracket', 'tab', 'own-line', null]),
  );
  expect(files).toHaveLength(20);
});
