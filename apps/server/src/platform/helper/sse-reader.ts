import { HelperProblem } from './helper-problem.ts';

/** One event is a piece of an answer: some hundred bytes. A line without an end would fill the memory. */
const MOST_IN_EVENT = 1_000_000;

/**
 * Server-sent events out of bytes as they come: a border between two chunks may lie anywhere, inside a character of several bytes too.
 * Only their data are told; comments, names and ids are nobody's business here.
 */
export class SseReader {
  readonly #decoder = new TextDecoder();
  #rest = '';
  #data: string[] = [];
  /** A \r was the last character: a \n that comes next belongs to it. */
  #wasReturn = false;

  push(chunk: Uint8Array): string[] {
    return this.#take(this.#decoder.decode(chunk, { stream: true }));
  }

  /** What stands there when the connection ends: some servers leave out the empty line after the last event. */
  end(): string[] {
    const events = this.#take(`${this.#decoder.decode()}\n\n`);
    this.#rest = '';
    return events;
  }

  #take(text: string): string[] {
    const events: string[] = [];
    const normal = (this.#wasReturn && text.startsWith('\n') ? text.slice(1) : text).replace(/\r\n?/g, '\n');
    if (text !== '') this.#wasReturn = text.endsWith('\r');
    const lines = (this.#rest + normal).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line !== '') {
        if (line.startsWith('data:')) this.#data.push(line.slice(line[5] === ' ' ? 6 : 5));
      } else if (this.#data.length > 0) {
        events.push(this.#data.join('\n'));
        this.#data = [];
      }
    }
    const kept = this.#data.reduce((sum, { length }) => sum + length, this.#rest.length);
    if (kept > MOST_IN_EVENT) throw new HelperProblem('too-long');
    return events;
  }
}
