import type { Turn } from './turn.ts';

export interface JoinSettings {
  /** Where nobody is named, a longer pause (ms) begins a new turn. */
  readonly pause?: number;
}

const PAUSE = 2000;
const WIDE = /[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]/u;

/**
 * Turns of one speaker that follow each other as one turn, as cues of subtitles do. It goes from the first one's beginning to the last one's end, and
 * keeps in `times` where each began. Turns of nobody are joined only while both have times and the pause between them is no longer than `pause`
 * (2 seconds), or two hours would be one turn. Words are joined by a space, Chinese by nothing.
 *
 * @example
 * joinTurns(readCues('0:01 --> 0:02\nM: And then\n\n0:02 --> 0:03\nM: we left.').turns).map(turn => [turn.text, turn.from, turn.to, turn.times]) // [['And then we left.', 1000, 3000, [{ at: 9, time: 2000 }]]]
 */
export function joinTurns(turns: readonly Turn[], settings: JoinSettings = {}): Turn[] {
  const joined: Turn[][] = [];
  for (const turn of turns) {
    const last = joined.at(-1)?.at(-1);
    if (last && belongs(last, turn, settings.pause ?? PAUSE)) joined.at(-1)!.push(turn);
    else joined.push([turn]);
  }
  return joined.map(asOne);
}

function belongs(last: Turn, next: Turn, pause: number): boolean {
  if (last.speaker !== next.speaker) return false;
  if (next.speaker !== null) return true;
  return last.to !== null && next.from !== null && next.from - last.to <= pause;
}

function asOne(turns: readonly Turn[]): Turn {
  const first = turns[0]!;
  const parts = [first.text];
  const times = [...first.times];
  let length = first.text.length;
  for (const [at, turn] of turns.slice(1).entries()) {
    const gap = WIDE.test(turns[at]!.text.slice(-1)) || WIDE.test(turn.text.slice(0, 1)) ? '' : ' ';
    const start = length + gap.length;
    if (turn.from !== null) times.push({ at: start, time: turn.from });
    times.push(...turn.times.map(each => ({ at: start + each.at, time: each.time })));
    parts.push(gap, turn.text);
    length = start + turn.text.length;
  }
  const to = turns.at(-1)!.to;
  return {
    speaker: first.speaker,
    text: parts.join(''),
    from: first.from,
    to,
    times,
    number: first.number,
    line: first.line,
  };
}
