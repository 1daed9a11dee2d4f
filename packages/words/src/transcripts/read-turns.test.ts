import { describe, expect, test } from 'vitest';
import { readTurns } from './read-turns.ts';
import { transcriptLimits } from './turn.ts';

function said(text: string): (readonly [string | null, string])[] {
  const read = readTurns(text);
  if ('problem' in read) throw new Error(read.problem);
  return read.turns.map(turn => [turn.speaker, turn.text] as const);
}

describe('who is a speaker', () => {
  test.each([
    ['a role, though it comes once', '访谈员：好吗？\n好。', [['访谈员', '好吗？\n好。']]],
    [
      'not a thing, however often',
      '价格：高\n价格：低\n价格：平',
      [
        [null, '价格：高'],
        [null, '价格：低'],
        [null, '价格：平'],
      ],
    ],
    [
      'not what leads into speech',
      '他说：好\n他说：坏\n他说：行',
      [
        [null, '他说：好'],
        [null, '他说：坏'],
        [null, '他说：行'],
      ],
    ],
    [
      'a name from the second time on',
      '李雷：早\n李雷：晚',
      [
        ['李雷', '早'],
        ['李雷', '晚'],
      ],
    ],
    [
      'not a name that comes once',
      '李雷：早\n晚',
      [
        [null, '李雷：早'],
        [null, '晚'],
      ],
    ],
    [
      'a nickname from the third time on',
      'owl42: a\nowl42: b\nowl42: c',
      [
        ['owl42', 'a'],
        ['owl42', 'b'],
        ['owl42', 'c'],
      ],
    ],
    [
      'not a nickname that comes twice',
      'owl42: a\nowl42: b',
      [
        [null, 'owl42: a'],
        [null, 'owl42: b'],
      ],
    ],
    [
      'not an address of the web',
      'https://a.cn\nhttps://b.cn\nhttps://c.cn',
      [
        [null, 'https://a.cn'],
        [null, 'https://b.cn'],
        [null, 'https://c.cn'],
      ],
    ],
    [
      'one, however the name is typed',
      'ANNA: a\nBen: b\nAnna : c\nｂen：d',
      [
        ['ANNA', 'a'],
        ['Ben', 'b'],
        ['ANNA', 'c'],
        ['Ben', 'd'],
      ],
    ],
    [
      'somebody called like a verb',
      'Will: a\nMay: b\nWill: c\nMay: d',
      [
        ['Will', 'a'],
        ['May', 'b'],
        ['Will', 'c'],
        ['May', 'd'],
      ],
    ],
    [
      'with what they are behind the name',
      'Anna (Host): a\nBen (Guest): b\nAnna (Host): c\nBen (Guest): d',
      [
        ['Anna (Host)', 'a'],
        ['Ben (Guest)', 'b'],
        ['Anna (Host)', 'c'],
        ['Ben (Guest)', 'd'],
      ],
    ],
    [
      'in round brackets',
      '（问）早吗\n（答）晚\n（笑）很晚',
      [
        ['问', '早吗'],
        ['答', '晚\n（笑）很晚'],
      ],
    ],
  ])('%s', (_, text, wanted) => {
    expect(said(text)).toEqual(wanted);
  });

  test('tells of a colon that may have been one', () => {
    const read = readTurns('访谈员：早吗\n受访者：早\n王小明：我不早\n天气也好\n又一行\n再一行\n还一行');
    expect(read).toMatchObject({ doubtful: [{ line: 2, text: '王小明：我不早', reason: 'maybe-speaker' }] });
  });

  test('believes a name that comes once where most lines name somebody, with doubt', () => {
    const read = readTurns('访谈员：早吗\n受访者：早\n王小明：我不早');
    expect(read).toMatchObject({
      speakers: [
        { sureness: 'likely' },
        { sureness: 'likely' },
        { name: '王小明', turns: 1, letters: 3, sureness: 'doubtful' },
      ],
    });
  });
});

describe('times', () => {
  const times = (text: string) => {
    const read = readTurns(text);
    if ('problem' in read) throw new Error(read.problem);
    return read.turns.map(turn => [turn.text, turn.from, turn.to]);
  };

  test.each([
    [
      'behind the name',
      'M (00:05): a\nR1 [0:09]：b\nM: c\nR1: d',
      [
        ['a', 5000, null],
        ['b', 9000, null],
        ['c', null, null],
        ['d', null, null],
      ],
    ],
    [
      'before the name, from and to',
      '00:00:01,5 --> 00:00:02,25 M: a\nR1: b\nM: c',
      [
        ['a', 1500, 2250],
        ['b', 2250, null],
        ['c', null, null],
      ],
    ],
    [
      'on a line above',
      '[00:07]\nM: a\n[00:09]\nR1: b\nM: c',
      [
        ['a', 7000, null],
        ['b', 9000, null],
        ['c', null, null],
      ],
    ],
    [
      'an hour of the day is none',
      'M: a\n10:30 we left\nM: b',
      [
        ['a\n10:30 we left', null, null],
        ['b', null, null],
      ],
    ],
    [
      'a ratio in speech is none',
      'M: a (3:20) b\nM: c',
      [
        ['a (3:20) b', null, null],
        ['c', null, null],
      ],
    ],
    [
      'bare ones before every line',
      '0:01 a\n0:05 b\n0:09 c',
      [
        ['a', 1000, null],
        ['b', 5000, null],
        ['c', 9000, null],
      ],
    ],
    [
      'bare ones before few lines are hours',
      '8:01 a\nb\nc\nd\n9:05 e',
      [
        ['8:01 a', null, null],
        ['b', null, null],
        ['c', null, null],
        ['d', null, null],
        ['9:05 e', null, null],
      ],
    ],
  ])('%s', (_, text, wanted) => {
    expect(times(text)).toEqual(wanted);
  });

  test('tells where they go back', () => {
    expect(readTurns('[0:09] M: a\n[0:05] M: b')).toMatchObject({ doubtful: [{ line: 1, reason: 'time-goes-back' }] });
  });
});

describe('what a stranger may send', () => {
  const { letters, lines, speakers } = transcriptLimits;

  test.each([
    ['too-long', 'a'.repeat(letters + 1), letters, letters + 1],
    ['too-many-lines', '\n'.repeat(lines), lines, lines + 1],
    ['too-many-speakers', Array.from({ length: 61 }, (_, at) => `P${at}: a\nP${at}: b\n`).join(''), speakers, 61],
  ])('%s', (problem, text, most, got) => {
    expect(readTurns(text)).toEqual({ problem, most, got });
  });

  test.each([
    ['as long as may be', 'a'.repeat(letters)],
    ['as many lines', '\n'.repeat(lines - 1)],
    ['as many speakers', Array.from({ length: 60 }, (_, at) => `P${at}: a\nP${at}: b\n`).join('')],
    ['colons', ':'.repeat(1_000_000)],
    ['wide colons on lines', '：\n'.repeat(99_000)],
    ['names', 'a: '.repeat(600_000)],
    ['open brackets', '【[（(<'.repeat(300_000)],
    ['nested brackets', `${'('.repeat(500_000)}a${')'.repeat(500_000)}`],
    ['brackets on lines', '[[((\n'.repeat(99_000)],
    ['times that are none', '[99:99:99] '.repeat(150_000)],
    ['times within', `M: ${'[00:00:01] '.repeat(150_000)}`],
    ['spaces', `M:${' '.repeat(1_900_000)}.`],
    ['spaces before nothing', `${' '.repeat(1_900_000)}`],
    ['tabs and spaces within', 'M: a \t \t'.repeat(200_000)],
    ['stars', '**'.repeat(900_000)],
    ['numbers', '1.'.repeat(900_000)],
  ])('takes %s in one go', (_, text) => {
    // Of the processor, since others may be using it.
    const start = process.cpuUsage();
    readTurns(text);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(4000);
  });

  test('is nothing, where nothing is said', () => {
    expect(readTurns(' \n\n')).toEqual({
      turns: [],
      speakers: [],
      habit: null,
      sureness: 'doubtful',
      leftOut: [],
      doubtful: [],
    });
  });
});
