import { type TimeMark, trailingTime, withoutTimes } from './time-marks.ts';
import { type LineReason, type LineRemark, remarkAt, type Turn, type TurnTime } from './turn.ts';

type TurnHead = Pick<Turn, 'speaker' | 'from' | 'to' | 'number' | 'line'>;

/** Turns as they grow, line by line. */
export class TurnBuilder {
  readonly #turns: Turn[] = [];
  readonly #leftOut: LineRemark[] = [];
  readonly #doubtful: LineRemark[] = [];
  #head: TurnHead | undefined;
  #lines: string[] = [];
  #times: TurnTime[] = [];
  #length = 0;
  #last = 0;

  get isOpen(): boolean {
    return this.#head !== undefined;
  }

  begin(head: TurnHead): void {
    this.#close();
    this.#head = head;
    if (head.from !== null) this.#pass(head.from, head.line, '');
  }

  /** A line of what is said, with the time at its head, if one was found. Times within it and behind it are found here. */
  say(line: string, at: number, time?: TimeMark): void {
    const start = this.#lines.length > 0 ? this.#length + 1 : 0;
    const ending = trailingTime(time ? time.rest : line);
    const whole = ending ? ending.rest : time ? time.rest : line;
    const found = withoutTimes(whole, start);
    const first = time ? [{ at: start, time: time.from }] : [];
    const last = ending ? [{ at: start + found.text.length, time: ending.from }] : [];
    for (const each of [...first, ...found.times, ...last]) {
      this.#pass(each.time, at, line);
      this.#times.push(each);
    }
    const text = found.text.trim();
    if (text === '') return;
    this.#lines.push(text);
    this.#length = start + text.length;
  }

  leaveOut(line: number, text: string, reason: LineReason): void {
    this.#leftOut.push(remarkAt(line, text, reason));
  }

  doubt(line: number, text: string, reason: LineReason): void {
    this.#doubtful.push(remarkAt(line, text, reason));
  }

  end(): { turns: Turn[]; leftOut: LineRemark[]; doubtful: LineRemark[] } {
    this.#close();
    return { turns: this.#turns, leftOut: this.#leftOut, doubtful: this.#doubtful };
  }

  #pass(time: number, line: number, text: string): void {
    if (time < this.#last) this.#doubtful.push(remarkAt(line, text, 'time-goes-back'));
    this.#last = time;
  }

  #close(): void {
    const head = this.#head;
    if (!head) return;
    const text = this.#lines.join('\n');
    let { from, to } = head;
    const times = this.#times.filter(({ at, time }) => {
      // At its very beginning it is when the turn begins, at its very end when it ends.
      if (at === 0 && text !== '' && from === null) from = time;
      else if (at >= text.length && to === null) to = time;
      else return at > 0;
      return false;
    });
    from ??= this.#turns.at(-1)?.to ?? null;
    if (text === '') this.leaveOut(head.line, head.speaker ?? '', 'no-text');
    else this.#turns.push({ speaker: head.speaker, text, from, to, times, number: head.number, line: head.line });
    this.#head = undefined;
    this.#lines = [];
    this.#times = [];
    this.#length = 0;
  }
}
