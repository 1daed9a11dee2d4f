import { expect, test } from 'vitest';
import { joinTurns } from './join-turns.ts';
import { readCues } from './read-cues.ts';
import { timeText } from './read-time.ts';

function cuesOf(text: string) {
  const read = readCues(text);
  if ('problem' in read) throw new Error(read.problem);
  return read;
}

const shown = (text: string) =>
  cuesOf(text).turns.map(({ speaker, text: said, from, to }) => `${speaker ?? ''}|${said}|${from}|${to}`);

test.each([
  [
    'as it should be',
    '1\n00:00:01,000 --> 00:00:02,000\na\nb\n\n2\n00:00:03,000 --> 00:00:04,000\nc',
    ['|a\nb|1000|2000', '|c|3000|4000'],
  ],
  ['from another system', '\uFEFF1\r\n00:00:01,000 --> 00:00:02,000\r\na\r\n', ['|a|1000|2000']],
  [
    'without numbers',
    '00:00:01,000 --> 00:00:02,000\na\n\n00:00:03,000 --> 00:00:04,000\nc',
    ['|a|1000|2000', '|c|3000|4000'],
  ],
  ['without empty lines', '1\n00:01.5 --> 00:02\na\n2\n00:03 -> 00:04\nc', ['|a|1500|2000', '|c|3000|4000']],
  ['with a number that is said', '1\n0:01 --> 0:02\n42\n\n2\n0:03 --> 0:04\nc', ['|42|1000|2000', '|c|3000|4000']],
  ['with marks', '0:01 --> 0:02 align:start\n<i>a</i> {\\an8}<c.red>&lt;b&gt;</c> 3 < 5', ['|a <b> 3 < 5|1000|2000']],
  [
    'with two voices',
    'WEBVTT\n\nid-1\n00:01.000 --> 00:02.000\n<v.loud Anna Bell>Hi</v>\n<v 李雷>你好',
    ['Anna Bell|Hi|1000|2000', '李雷|你好|1000|2000'],
  ],
  [
    'with names and colons',
    '0:01 --> 0:02\n主持人：早\n\n0:03 --> 0:04\n一点：两点',
    ['主持人|早|1000|2000', '|一点：两点|3000|4000'],
  ],
])('reads subtitles %s', (_, text, wanted) => {
  expect(shown(text)).toEqual(wanted);
});

test('tells of styles, notes, empty cues and times that are none', () => {
  const read = cuesOf(
    'WEBVTT - talk\nKind: captions\n\nSTYLE\n::cue {}\n\nNOTE x\n\n00:01.000 --> 00:02.000\n\n00:05.000 --> 00:04.000\na\n\n99:99.000 --> 99:99.000',
  );
  expect(read.kind).toBe('vtt');
  expect(read.turns.map(({ text, from, to }) => [text, from, to])).toEqual([['a', 5000, 5000]]);
  const remarks = [...read.leftOut, ...read.doubtful].map(({ line, reason }) => `${line} ${reason}`);
  expect(remarks).toEqual([
    '0 note',
    '1 note',
    '3 note',
    '4 note',
    '6 note',
    '8 no-text',
    '10 time-goes-back',
    '13 bad-time',
  ]);
});

test('joins what one speaker says, and what nobody says only without a pause', () => {
  const { turns } = cuesOf(
    '0:01 --> 0:02\n问：你\n\n0:09 --> 0:10\n问：好。\n\n0:10 --> 0:11\n答：很\n\n0:12 --> 0:13\nwell\n\n0:15 --> 0:16\nyes\n\n0:19 --> 0:20\nno',
  );
  const joined = joinTurns(turns).map(({ speaker, text, from, to, times }) => [speaker, text, from, to, times]);
  expect(joined).toEqual([
    ['问', '你好。', 1000, 10_000, [{ at: 1, time: 9000 }]],
    ['答', '很', 10_000, 11_000, []],
    [null, 'well yes', 12_000, 16_000, [{ at: 5, time: 15_000 }]],
    [null, 'no', 19_000, 20_000, []],
  ]);
  expect(joinTurns(turns, { pause: 3000 }).at(-1)!.text).toBe('well yes no');
});

test.each([
  ['many cues', '0:01 --> 0:02\na\n'.repeat(49_000)],
  ['open marks', `0:01 --> 0:02\n${'<v '.repeat(600_000)}`],
  ['voices', `0:01 --> 0:02\n${'<v a>b'.repeat(300_000)}`],
  ['arrows', '-->'.repeat(600_000)],
  ['arrows on lines', '0:01 -->\n'.repeat(99_000)],
  ['spaces', `0:01 --> 0:02\n<v a>${' '.repeat(1_900_000)}b`],
])('takes %s in one go', (_, text) => {
  // Of the processor, since others may be using it.
  const start = process.cpuUsage();
  const read = readCues(text);
  if (!('problem' in read)) joinTurns(read.turns);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(4000);
});

test('refuses more voices than a talk has', () => {
  const voices = (count: number) => Array.from({ length: count }, (_, at) => `0:01 --> 0:02\n<v N${at}>a\n\n`).join('');
  expect(readCues(voices(61))).toMatchObject({ problem: 'too-many-speakers', most: 60, got: 61 });
  expect(cuesOf(voices(60)).turns).toHaveLength(60);
});

test('cuts a time, so that nothing begins later than it does', () => {
  expect([timeText(59_999), timeText(-5), timeText(3_600_000, '.')]).toEqual(['00:00:59', '00:00:00', '01:00:00.000']);
});
