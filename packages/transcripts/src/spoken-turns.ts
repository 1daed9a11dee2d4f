import { joinTurns } from '@wenshu/words';
import type { RowTurn } from './turns-of-rows.ts';

interface AsSpoken {
  /** What looked like names in the file and are none. */
  readonly asText: ReadonlySet<string>;
  /** Turns of one speaker that follow each other as one: cues of subtitles. */
  readonly isJoined: boolean;
}

/** What a file says, as it was corrected: what only looked like a name stands where it stood, in what is said before. */
export function spokenTurns(read: readonly RowTurn[], { asText, isJoined }: AsSpoken): RowTurn[] {
  const turns = withoutFalseSpeakers(read, asText);
  if (!isJoined) return turns;
  return joinTurns(turns.map((turn, line) => ({ ...turn, times: [], number: null, line }))).map(
    ({ speaker, text, from, to }) => ({ speaker, text, from, to }),
  );
}

function withoutFalseSpeakers(read: readonly RowTurn[], asText: ReadonlySet<string>): RowTurn[] {
  const turns: RowTurn[] = [];
  for (const turn of read) {
    const last = turns.at(-1);
    if (turn.speaker === null || !asText.has(turn.speaker)) turns.push(turn);
    else if (last)
      turns[turns.length - 1] = { ...last, text: `${last.text}\n${turn.speaker}：${turn.text}`, to: turn.to };
    else turns.push({ ...turn, speaker: null, text: `${turn.speaker}：${turn.text}` });
  }
  return turns;
}
