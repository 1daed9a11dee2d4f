import { describe, expect, it } from 'vitest';
import { ThreadProblem } from './thread-problem.ts';
import { turnLimits, usualThreads } from './turn-limits.ts';
import { type Holder, LONG_MS, type Turn, type TurnLimits, Turns, type TurnWays } from './turns.ts';

/** Who has begun, in that order; each can be ended by its name. */
class Crowd {
  readonly begun: string[] = [];
  readonly refused: string[] = [];
  readonly #turns: Turns;
  readonly #open = new Map<string, Turn>();

  constructor(limits: Partial<TurnLimits> = {}) {
    this.#turns = new Turns({ ...turnLimits(5), ...limits });
  }

  /** `ada 3`: Ada's third. */
  async ask(name: string, holder: Partial<Holder>, ways: Partial<TurnWays> = {}): Promise<void> {
    const personId = name.split(' ')[0]!;
    const asked = this.#turns.take({ lane: 'live', personId, ...holder }, { effortMs: 10, ...ways }).then(
      turn => {
        this.begun.push(name);
        this.#open.set(name, turn);
      },
      error => this.refused.push(`${name}: ${error instanceof ThreadProblem ? error.word : error}`),
    );
    void asked;
    await settled();
  }

  async end(name: string): Promise<void> {
    const turn = this.#open.get(name)!;
    turn.end();
    // Whoever ends twice gives nothing back twice.
    turn.end();
    await settled();
  }

  async close(): Promise<void> {
    this.#turns.close();
    await settled();
  }
}

/** Until whoever may go on has gone on: turns come by promises alone. */
const settled = () => new Promise<void>(resolve => setImmediate(resolve));
const long = { effortMs: LONG_MS };

describe('turns', () => {
  it('somebody’s short one begins at once, and so does another’s long one, whatever long ones one person sent', async () => {
    const crowd = new Crowd();
    for (let at = 1; at <= 12; at++) await crowd.ask(`ada ${at}`, {}, long);
    expect(crowd.begun).toEqual(['ada 1']);
    await crowd.ask('bo table', {});
    await crowd.ask('cy model', {}, long);
    expect(crowd.begun).toEqual(['ada 1', 'bo table', 'cy model']);
    await crowd.ask('di model', {}, long);
    await crowd.end('ada 1');
    expect(crowd.begun.at(-1)).toBe('di model');
  });

  it('a person’s own short one does not wait for their long ones', async () => {
    const crowd = new Crowd();
    await crowd.ask('ada model', {}, long);
    await crowd.ask('ada other model', {}, long);
    await crowd.ask('ada table', {});
    expect(crowd.begun).toEqual(['ada model', 'ada table']);
  });

  it.each(['jobs', 'shared'] as const)(
    '%s leave a thread for short ones, one for long ones and one for each other',
    async lane => {
      const crowd = new Crowd();
      for (let at = 1; at <= 9; at++) await crowd.ask(`job${at} x`, { lane }, at % 2 ? long : {});
      expect(crowd.begun).toEqual(['job1 x', 'job2 x']);
      await crowd.ask('ada model', {}, long);
      await crowd.ask('bo table', {});
      const other = lane === 'jobs' ? 'shared' : 'jobs';
      await crowd.ask('visitor x', { lane: other });
      expect(crowd.begun.slice(2)).toEqual(['ada model', 'bo table', 'visitor x']);
    },
  );

  it('short ones take no thread that is kept for others either, and at most a few of them are one person’s', async () => {
    const crowd = new Crowd({ threads: 7 });
    for (let at = 1; at <= 4; at++) await crowd.ask(`ada ${at}`, {});
    expect(crowd.begun).toEqual(['ada 1', 'ada 2']);
    for (const name of ['bo', 'cy', 'di', 'ed']) await crowd.ask(`${name} 1`, { enterpriseId: name });
    // Seven, less the three that are kept.
    expect(crowd.begun).toEqual(['ada 1', 'ada 2', 'bo 1', 'cy 1']);
    await crowd.ask('job x', { lane: 'jobs' });
    expect(crowd.begun.at(-1)).toBe('job x');
  });

  it('go round among enterprises, and one has no more than its share under way', async () => {
    const crowd = new Crowd({ threads: 8, mostOfEnterprise: 3, mostEach: 1, mostLongEach: 1 });
    for (const name of ['ada', 'bo', 'cy', 'di', 'ed']) await crowd.ask(`${name} 1`, { enterpriseId: 'acme' }, long);
    expect(crowd.begun).toEqual(['ada 1', 'bo 1', 'cy 1']);
    for (const name of ['zoe', 'yan', 'xu']) await crowd.ask(`${name} 1`, { enterpriseId: 'zeta' }, long);
    // Five long ones at once: the sixth waits for one, and which enterprise has waited longer comes first.
    expect(crowd.begun.slice(3)).toEqual(['zoe 1', 'yan 1']);
    await crowd.end('ada 1');
    expect(crowd.begun.at(-1)).toBe('di 1');
    await crowd.end('bo 1');
    expect(crowd.begun.at(-1)).toBe('xu 1');
  });

  it('tell who waits how many come before them, whenever that changes', async () => {
    const crowd = new Crowd();
    const places: number[] = [];
    const cancel = new AbortController();
    await crowd.ask('ada 1', {}, long);
    await crowd.ask('bo 1', {}, long);
    await crowd.ask('cy 1', {}, { ...long, signal: cancel.signal });
    await crowd.ask('di 1', {}, long);
    await crowd.ask('ed 1', {}, { ...long, onPlace: before => places.push(before) });
    expect(places).toEqual([2]);
    cancel.abort();
    await settled();
    expect(crowd.refused).toEqual(['cy 1: cancelled']);
    await crowd.end('ada 1');
    expect(crowd.begun.at(-1)).toBe('di 1');
    expect(places).toEqual([2, 1, 0]);
  });

  it('are refused to who has too many waiting, to all when too many wait, and after too long a while', async () => {
    const crowd = new Crowd({ mostWaitingEach: 1, mostWaiting: 2 });
    for (const at of [1, 2, 3]) await crowd.ask(`ada ${at}`, {}, long);
    expect(crowd.refused).toEqual(['ada 3: busy']);
    for (const name of ['bo', 'cy', 'di']) await crowd.ask(`${name} 1`, {}, long);
    expect(crowd.refused).toEqual(['ada 3: busy', 'di 1: busy']);
    // Another lane has room of its own.
    await crowd.ask('job x', { lane: 'jobs' });
    expect(crowd.begun).toEqual(['ada 1', 'bo 1', 'job x']);
    const turns = new Turns({ ...turnLimits(5), waitMs: { live: 1, shared: 60_000, jobs: 60_000 } });
    const ada = { lane: 'live', personId: 'ada' } as const;
    await turns.take(ada, long);
    await expect(turns.take(ada, long)).rejects.toMatchObject({ word: 'busy' });
  });

  it('are given to nobody who has gone, nor after they were closed', async () => {
    const crowd = new Crowd();
    await crowd.ask('ada 1', {}, { signal: AbortSignal.abort() });
    await crowd.ask('bo 1', {}, long);
    await crowd.ask('bo 2', {}, long);
    await crowd.close();
    await crowd.ask('cy 1', {});
    expect(crowd.refused).toEqual(['ada 1: cancelled', 'bo 2: busy', 'cy 1: busy']);
    expect(crowd.begun).toEqual(['bo 1']);
  });
});

it('there are as many long ones at once as cores, between two and eight, on a pool that is never smaller than its lines', () => {
  expect([1, 2, 4, 64].map(usualThreads)).toEqual([5, 5, 7, 11]);
  expect(new Turns(turnLimits(1)).threads).toBe(4);
});
