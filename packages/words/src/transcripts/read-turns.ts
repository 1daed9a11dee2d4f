import { type DecidedSpeakers, decideSpeakers, type PlacedMark, type Sureness } from './decide-speakers.ts';
import { headingReason } from './headings.ts';
import { keyOf, type SpeakerHabit, speakerMark } from './line-marks.ts';
import { isHeadWord, lookOf } from './speaker-words.ts';
import { leadingTime, type TimeMark } from './time-marks.ts';
import { type LineRemark, linesOf, type TranscriptProblem, type Turn, transcriptLimits } from './turn.ts';
import { TurnBuilder } from './turn-builder.ts';

export interface ReadTurns {
  readonly turns: readonly Turn[];
  readonly speakers: readonly TurnSpeaker[];
  /** How most turns name who speaks; `null` where none does. */
  readonly habit: SpeakerHabit | null;
  /** Of all turns together: `sure` where nine in ten are of speakers who are, `likely` where nine in ten are at least that. */
  readonly sureness: Sureness;
  /** Lines that are in no turn. */
  readonly leftOut: readonly LineRemark[];
  /** Lines that are in one, and were read with doubt. */
  readonly doubtful: readonly LineRemark[];
}

export interface TurnSpeaker {
  readonly name: string;
  readonly turns: number;
  readonly letters: number;
  readonly sureness: Sureness;
}

/** A line, before it is known who speaks. */
interface ShapedLine {
  readonly text: string;
  readonly time: TimeMark | undefined;
  readonly isBadTime: boolean;
  /** Without the time at its head. */
  readonly rest: string;
  readonly mark: PlacedMark | undefined;
  readonly isAfterBlank: boolean;
}

/**
 * An interview or a group discussion as plain text, in turns. Who speaks is told by the habit of the file (name and colon, brackets, bold, a tab, a line
 * of its own), by all lines together: a speaker recurs or is called like one (访谈员, M, Speaker 1, 王女士), so a colon within speech is none. Times may
 * stand before, behind or within what is said. Where nobody is named, a turn is a block between empty lines, or a line, or what follows a time. It reads
 * what is written, so all of it is to be shown and corrected: `speakers` and `sureness` tell how far to believe it, `leftOut` and `doubtful` which lines
 * to look at. It takes as long as the text has letters; more than `transcriptLimits` is a problem.
 *
 * @example
 * readTurns('访谈员：您怎么买？\n受访者：[00:05] 网上。\n一般两次：春天、秋天。').turns.map(turn => [turn.speaker, turn.text, turn.from]) // [['访谈员', '您怎么买？', null], ['受访者', '网上。\n一般两次：春天、秋天。', 5000]]
 */
export function readTurns(text: string): ReadTurns | TranscriptProblem {
  const lines = linesOf(text);
  if (!Array.isArray(lines)) return lines;
  const shaped = shapeLines(lines);
  const begin = endOfHead(shaped);
  const marks = shaped.flatMap(({ mark }, at) => (mark && at >= begin ? [mark] : []));
  const full = shaped.reduce((count, { text: line }) => count + Number(line !== ''), 0);
  const decided = decideSpeakers(pairedNames(marks), full);
  if (decided.speakers.size > transcriptLimits.speakers)
    return { problem: 'too-many-speakers', most: transcriptLimits.speakers, got: decided.speakers.size };
  return decided.habit === null ? turnsOfBlocks(shaped) : turnsOfSpeakers(shaped, begin, decided);
}

function shapeLines(lines: readonly string[]): ShapedLine[] {
  const plain = lines.map(line => line.trim());
  return plain.map((text, at) => {
    const found = leadingTime(text);
    const time = typeof found === 'object' ? found : undefined;
    const rest = time ? time.rest : text;
    const isAfterBlank = at === 0 || plain[at - 1] === '' || leadingIsAll(plain[at - 1]!);
    const isAbove = (isAfterBlank || time !== undefined) && (plain[at + 1] ?? '') !== '';
    const mark = speakerMark(rest);
    const isRole = mark !== undefined && isAfterBlank && lookOf(mark.name) === 'role';
    const placed = mark && { ...mark, isAbove: isAbove || isRole || (mark.from !== null && mark.habit === 'own-line') };
    return { text, time, isBadTime: found === 'bad', rest, mark: placed, isAfterBlank };
  });
}

const leadingIsAll = (line: string) => {
  const time = leadingTime(line);
  return typeof time === 'object' && time.rest === '';
};

/** The first block, where it says when and where (时间：, Date:): nobody speaks in it. */
function endOfHead(lines: readonly ShapedLine[]): number {
  const first = lines.findIndex(({ text }) => text !== '');
  const blank = lines.findIndex(({ text }, at) => at > first && text === '');
  if (first < 0 || blank < 0) return 0;
  const block = lines.slice(first, blank);
  const named = block.filter(({ mark }) => mark?.habit === 'colon' || mark?.habit === 'bold');
  return named.length >= block.length - 1 && named.some(({ mark }) => isHeadWord(mark!.name)) ? blank : 0;
}

const QUESTION = /^(?<letter>[qa问答])\s?(?<number>\d{1,3})$/iu;

/** Q1, A1, Q2, A2 are two speakers whose turns are counted, where both are there. */
function pairedNames(marks: readonly PlacedMark[]): PlacedMark[] {
  const letters = new Set(marks.map(mark => QUESTION.exec(mark.key)?.groups?.letter));
  const isPaired = (letters.has('q') && letters.has('a')) || (letters.has('问') && letters.has('答'));
  return isPaired ? marks.map(pairedName) : [...marks];
}

function pairedName(mark: PlacedMark): PlacedMark {
  const groups = QUESTION.exec(mark.name.normalize('NFKC'))?.groups;
  if (!groups) return mark;
  const name = groups.letter!;
  return { ...mark, name, key: keyOf(name), number: Number(groups.number) };
}

function turnsOfSpeakers(lines: readonly ShapedLine[], begin: number, decided: DecidedSpeakers): ReadTurns {
  const build = new TurnBuilder();
  const accepted = (line: ShapedLine | undefined): PlacedMark | undefined => {
    const { mark } = line ?? {};
    if (!mark) return undefined;
    return [mark, pairedName(mark)].find(each => decided.accepts(each));
  };
  const nextFull = nextFullLines(lines);
  let waiting: TimeMark | undefined;
  for (const [at, line] of lines.entries()) {
    if (line.text === '') continue;
    const mark = at >= begin ? accepted(line) : undefined;
    const next = lines[nextFull[at]!];
    if (mark) {
      const time = line.time ?? waiting;
      waiting = undefined;
      const speaker = decided.speakers.get(mark.key)!;
      build.begin({
        speaker: speaker.name,
        from: mark.from ?? time?.from ?? null,
        to: time?.to ?? null,
        number: mark.number,
        line: at,
      });
      if (mark.rest) build.say(mark.rest, at);
      continue;
    }
    const standsAlone =
      line.isAfterBlank && (next === undefined || accepted(next) !== undefined || lines[at + 1]?.text === '');
    const reason = headingReason(line.text, standsAlone);
    if (reason) build.leaveOut(at, line.text, reason);
    else if (line.time?.rest === '' && (accepted(next) || !build.isOpen)) waiting = line.time;
    else if (!build.isOpen) build.leaveOut(at, line.text, 'before-first');
    else {
      if (line.isBadTime) build.doubt(at, line.text, 'bad-time');
      if (line.mark && line.mark.habit === decided.habit && line.mark.habit !== 'own-line' && mayBeName(line.mark.name))
        build.doubt(at, line.text, 'maybe-speaker');
      build.say(line.text, at, line.time?.isWeak ? undefined : line.time);
    }
  }
  return summed(build, decided);
}

const mayBeName = (name: string) => !['none', 'any'].includes(lookOf(name));

/** For each line the next that is not empty. */
function nextFullLines(lines: readonly ShapedLine[]): number[] {
  const next: number[] = new Array(lines.length).fill(lines.length);
  for (let at = lines.length - 2; at >= 0; at--) next[at] = lines[at + 1]!.text === '' ? next[at + 1]! : at + 1;
  return next;
}

/** Nobody is named: what follows a time, or stands between empty lines, or on a line. */
function turnsOfBlocks(lines: readonly ShapedLine[]): ReadTurns {
  const build = new TurnBuilder();
  const full = lines.filter(({ text }) => text !== '');
  const timed = full.filter(({ time }) => time !== undefined);
  // Hours of the day come now and then; the times of a recording stand before every other line.
  const believesWeak = timed.length >= 3 && timed.length * 2 >= full.length - 1;
  const timeOf = (line: ShapedLine) => (line.time && (!line.time.isWeak || believesWeak) ? line.time : undefined);
  const isTimed = full.some(line => timeOf(line) !== undefined);
  const hasBlanks = full.length < 2 || full.slice(1).some(({ isAfterBlank }) => isAfterBlank);
  for (const [at, line] of lines.entries()) {
    if (line.text === '') continue;
    const reason = headingReason(line.text, line.isAfterBlank && (lines[at + 1]?.text ?? '') === '');
    if (reason) {
      build.leaveOut(at, line.text, reason);
      continue;
    }
    const time = timeOf(line);
    if (line.isBadTime) build.doubt(at, line.text, 'bad-time');
    if (!build.isOpen || time || (!isTimed && (!hasBlanks || line.isAfterBlank)))
      build.begin({ speaker: null, from: time?.from ?? null, to: time?.to ?? null, number: null, line: at });
    const said = time ? time.rest : line.text;
    if (said) build.say(said, at);
  }
  return summed(build, { habit: null, speakers: new Map(), accepts: () => false });
}

function summed(build: TurnBuilder, decided: DecidedSpeakers): ReadTurns {
  const { turns, leftOut, doubtful } = build.end();
  const speakers = [...decided.speakers.values()].map(({ name, sureness }) => {
    const own = turns.filter(turn => turn.speaker === name);
    return { name, turns: own.length, letters: own.reduce((sum, turn) => sum + turn.text.length, 0), sureness };
  });
  const share = (sure: readonly Sureness[]) =>
    speakers.reduce((sum, each) => sum + (sure.includes(each.sureness) ? each.turns : 0), 0) /
    Math.max(1, turns.length);
  const sureness = share(['sure']) >= 0.9 ? 'sure' : share(['sure', 'likely']) >= 0.9 ? 'likely' : 'doubtful';
  return {
    turns,
    speakers: speakers.filter(each => each.turns > 0),
    habit: decided.habit,
    sureness,
    leftOut,
    doubtful,
  };
}
