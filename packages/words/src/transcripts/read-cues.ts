import { type CueText, cueTexts } from './cue-texts.ts';
import { type DecidedSpeakers, decideSpeakers, type PlacedMark } from './decide-speakers.ts';
import { speakerMark } from './line-marks.ts';
import { readTime } from './read-time.ts';
import { TIME } from './time-marks.ts';
import { type LineRemark, linesOf, remarkAt, type TranscriptProblem, type Turn, transcriptLimits } from './turn.ts';

export interface ReadCues {
  /** `vtt` where the file says so at its head. */
  readonly kind: 'srt' | 'vtt';
  /** One for each voice of each cue. */
  readonly turns: readonly Turn[];
  readonly leftOut: readonly LineRemark[];
  readonly doubtful: readonly LineRemark[];
}

const TIMING = new RegExp(`^\\s{0,8}(${TIME})\\s{0,8}[-–—]{1,3}>\\s{0,8}(${TIME})(?=\\s|$)`, 'u');
const HEAD = 120;
const NUMBER = /^\d{1,7}$/u;
const NOTE = /^(?:NOTE|STYLE|REGION)\b/u;

interface RawCue {
  readonly line: number;
  readonly from: number;
  readonly to: number;
  readonly number: number | null;
  readonly lines: string[];
}

/**
 * Subtitles (srt, vtt) as turns, one for each voice of a cue: also without numbers or empty lines, with a comma or a point, without hours, with settings,
 * styles, notes, marks and an id. Who speaks is told by `<v Name>`, or by what `readTurns` tells it by. `joinTurns` makes turns of talk of them.
 *
 * @example
 * readCues('1\n00:00:01,000 --> 00:00:02,500\n访谈员：您好。\n\n2\n00:00:03,000 --> 00:00:04,000\n<i>您好。</i>').turns.map(turn => [turn.speaker, turn.text, turn.from, turn.to]) // [['访谈员', '您好。', 1000, 2500], [null, '您好。', 3000, 4000]]
 */
export function readCues(text: string): ReadCues | TranscriptProblem {
  const lines = linesOf(text);
  if (!Array.isArray(lines)) return lines;
  const isVtt = /^WEBVTT\b/u.test(lines[0] ?? '');
  const leftOut: LineRemark[] = [];
  const doubtful: LineRemark[] = [];
  const voiced: { cue: RawCue; said: CueText }[] = [];
  for (const cue of rawCues(lines, isVtt, leftOut, doubtful)) {
    const texts = cueTexts(cue.lines);
    if (texts.length === 0) leftOut.push(remarkAt(cue.line, lines[cue.line]!, 'no-text'));
    for (const said of texts) voiced.push({ cue, said });
  }
  const decided = decideSpeakers(
    voiced.flatMap(({ said }) => markOf(said) ?? []),
    voiced.length,
  );
  const turns = voiced.map(({ cue, said }) => turnOf(cue, said, decided));
  const got = new Set(turns.flatMap(({ speaker }) => speaker ?? [])).size;
  if (got > transcriptLimits.speakers) return { problem: 'too-many-speakers', most: transcriptLimits.speakers, got };
  return { kind: isVtt ? 'vtt' : 'srt', turns, leftOut, doubtful };
}

/** A name above the words is no habit of subtitles, where most cues are two short lines. */
function markOf(said: CueText): PlacedMark | undefined {
  const mark = said.speaker === null ? speakerMark(said.text.split('\n')[0]!) : undefined;
  return mark && mark.habit !== 'own-line' ? { ...mark, isAbove: false } : undefined;
}

function turnOf(cue: RawCue, said: CueText, decided: DecidedSpeakers): Turn {
  const mark = markOf(said);
  const isSaid = mark !== undefined && decided.accepts(mark);
  const speaker = isSaid ? decided.speakers.get(mark.key)!.name : said.speaker;
  const text = isSaid ? [mark.rest, ...said.text.split('\n').slice(1)].filter(Boolean).join('\n') : said.text;
  return { speaker, text, from: cue.from, to: cue.to, times: [], number: cue.number, line: cue.line };
}

function rawCues(lines: readonly string[], isVtt: boolean, leftOut: LineRemark[], doubtful: LineRemark[]): RawCue[] {
  const cues: RawCue[] = [];
  let inNote = isVtt;
  let last = 0;
  for (const [at, line] of lines.entries()) {
    const timing = TIMING.exec(line.slice(0, HEAD));
    const from = timing && readTime(timing[1]!);
    const to = timing && readTime(timing[2]!);
    const text = line.trim();
    if (timing && from !== null && to !== null) {
      inNote = false;
      const number = takeNumber(cues, lines, at, isVtt);
      if (to < from || from < last) doubtful.push(remarkAt(at, line, 'time-goes-back'));
      last = from;
      cues.push({ line: at, from, to: Math.max(from, to), number, lines: [] });
    } else if (text === '') inNote = false;
    else if (inNote) leftOut.push(remarkAt(at, line, 'note'));
    else if (isVtt && NOTE.test(text) && (lines[at - 1] ?? '').trim() === '') {
      inNote = true;
      leftOut.push(remarkAt(at, line, 'note'));
    } else if (timing) doubtful.push(remarkAt(at, line, 'bad-time'));
    else if (cues.length > 0) cues.at(-1)!.lines.push(text);
    else if (!isBeforeTiming(lines, at)) leftOut.push(remarkAt(at, line, 'before-first'));
  }
  return cues;
}

const isBeforeTiming = (lines: readonly string[], at: number) => TIMING.test((lines[at + 1] ?? '').slice(0, HEAD));

/** The number, or in vtt the id, above a timing was taken for the last words of the cue before: it is given back. */
function takeNumber(cues: readonly RawCue[], lines: readonly string[], at: number, isVtt: boolean): number | null {
  const above = (lines[at - 1] ?? '').trim();
  if (above === '') return null;
  const before = cues.at(-1);
  const isApart = at < 2 || lines[at - 2]!.trim() === '' || !before || before.line === at - 2;
  const isNumber = NUMBER.test(above);
  const isNext = isNumber && before !== undefined && before.number !== null && Number(above) === before.number + 1;
  if (!(isNext || (isApart && (isNumber || isVtt)))) return null;
  if (before && before.lines.at(-1) === above) before.lines.pop();
  return isNumber ? Number(above) : null;
}
