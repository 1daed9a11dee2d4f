import { defaultSummaryRequest, SUMMED_AT_ONCE, type SummaryLook } from '@wenshu/analysis/browser';
import { errorCodes } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SummaryAnalysis } from '../model/statistics-view.ts';
import { type AskForSummaries, Summaries } from './summaries.ts';

const keys = Array.from({ length: 50 }, (_, at) => `q${at + 1}`);
const analysis = (looks: Readonly<Record<string, SummaryLook>> = {}, filtered?: string): SummaryAnalysis => ({
  kind: 'summary',
  derived: {},
  ...(filtered !== undefined && { filter: { test: 'answered', variable: filtered, is: true } }),
  request: {
    ...defaultSummaryRequest,
    questions: keys.map(question => ({ question, ...(looks[question] && { look: looks[question] }) })),
  },
});

type Asked = Parameters<AskForSummaries>;
const asked = vi.fn<(...args: Asked) => Promise<unknown>>();
const namesOf = ([{ request }]: Asked) => request.questions.map(({ question }) => question);
/** An exhibit of each, as the server gives it; of `bad` ones a refusal of all. */
const answering =
  (bad: readonly string[] = [], failure = notPossible('questions')) =>
  async (...args: Asked) => {
    if (namesOf(args).some(name => bad.includes(name))) throw failure;
    return { exhibits: namesOf(args).map(about => ({ id: `shares:${about}`, about })), asOf: 1 };
  };
const notPossible = (field: string) =>
  new CallFailure('refused', 'too many values', { code: errorCodes.analysisNotPossible.code, field });

let summaries: Summaries;
beforeEach(() => {
  vi.useFakeTimers();
  asked.mockReset().mockImplementation(answering());
  summaries = new Summaries(asked as never);
  summaries.set(analysis());
});
afterEach(() => {
  summaries.stop();
  vi.useRealTimers();
});
const settle = () => vi.runAllTimersAsync();
const calls = () => asked.mock.calls.map(namesOf);
const hasOutcome = (key: string) => summaries.of(key).exhibits?.length === 1;

describe('statistics of a page', () => {
  it('are asked for near the window only, some at a time, and once', async () => {
    summaries.want(keys.slice(0, 45));
    await settle();
    expect(calls().map(({ length }) => length)).toEqual([SUMMED_AT_ONCE, SUMMED_AT_ONCE, 5]);
    expect(keys.filter(hasOutcome)).toEqual(keys.slice(0, 45));
    summaries.want(keys.slice(30, 50));
    await settle();
    expect(calls().at(-1)).toEqual(keys.slice(45, 50));
  });

  it('are not asked for where somebody only passes', async () => {
    summaries.want(['q1']);
    summaries.want(['q2']);
    summaries.want(['q30']);
    await settle();
    expect(calls()).toEqual([['q30']]);
  });

  it('are not put off by whoever wants the same once more', async () => {
    summaries.want(['q1']);
    for (let turn = 0; turn < 5; turn++) {
      await vi.advanceTimersByTimeAsync(50);
      summaries.want(['q1']);
    }
    expect(calls()).toEqual([['q1']]);
  });

  it('of one refused question are asked one by one, and it says why; the others are there', async () => {
    asked.mockImplementation(answering(['q3']));
    summaries.want(keys.slice(0, 5));
    await settle();
    expect(calls()).toEqual([keys.slice(0, 5), ['q1'], ['q2'], ['q3'], ['q4'], ['q5']]);
    expect(summaries.of('q3')).toEqual({ problem: 'too many values', isOld: false });
    expect(['q1', 'q2', 'q4', 'q5'].every(hasOutcome)).toBe(true);
    expect(summaries.problem).toBeUndefined();
    asked.mockImplementation(answering());
    summaries.retry('q3');
    await settle();
    expect(calls().at(-1)).toEqual(['q3']);
    expect(hasOutcome('q3')).toBe(true);
    expect(summaries.of('q3').problem).toBeUndefined();
  });

  it.each(['filter', 'weight', 'groups', undefined])(
    'that fail at what all share (%s) fail once, for the page',
    async field => {
      asked.mockImplementation(answering(keys, notPossible(field as string)));
      summaries.want(keys.slice(0, 5));
      await settle();
      expect(calls()).toHaveLength(1);
      expect(summaries.problem).toEqual({ slot: field, text: 'too many values' });
      asked.mockImplementation(answering());
      summaries.again();
      await settle();
      expect(hasOutcome('q1')).toBe(true);
      expect(summaries.problem).toBeUndefined();
    },
  );

  it('stay, as old ones, until those of another filter are there; what was under way is hung up', async () => {
    summaries.want(['q1', 'q2']);
    await settle();
    const signals: AbortSignal[] = [];
    asked.mockImplementation((_, signal) => {
      signals.push(signal);
      return new Promise(() => {});
    });
    summaries.set(analysis({}, 'a'));
    expect(summaries.of('q1')).toMatchObject({ isOld: true, exhibits: [{}], of: { derived: {} } });
    await vi.advanceTimersByTimeAsync(500);
    expect(summaries.state).toBe('running');
    asked.mockImplementation(answering());
    summaries.set(analysis({}, 'b'));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    await settle();
    expect(summaries.of('q1')).toMatchObject({ isOld: false, of: { filter: { variable: 'b' } } });
  });

  it('are asked for anew when others are too few to be spoken of', async () => {
    summaries.want(['q1']);
    await settle();
    const { request, ...rest } = analysis();
    summaries.set({ ...rest, request: { ...request, test: { ...request.test, leastToSpeak: 50 } } });
    expect(summaries.of('q1').isOld).toBe(true);
    await settle();
    expect(asked.mock.calls.at(-1)![0].request.test).toMatchObject({ leastToSpeak: 50 });
    expect(calls()).toEqual([['q1'], ['q1']]);
  });

  it('of one question are asked for anew when its look is another', async () => {
    summaries.want(keys.slice(0, 10));
    await settle();
    summaries.set(analysis({ q4: { chart: 'pie' } }));
    await settle();
    expect(calls().slice(1)).toEqual([['q4']]);
    expect(asked.mock.calls.at(-1)![0].request.questions).toEqual([{ question: 'q4', look: { chart: 'pie' } }]);
  });

  it('that arrive after their look has changed are old, and asked for again', async () => {
    summaries.want(['q1']);
    await vi.advanceTimersByTimeAsync(60);
    let answer: (value: unknown) => void = () => {};
    asked.mockImplementationOnce(() => new Promise(resolve => (answer = resolve)));
    await vi.advanceTimersByTimeAsync(200);
    summaries.set(analysis({ q1: { sort: 'descending' } }));
    answer(await answering()(...(asked.mock.calls[0] as Asked)));
    await settle();
    expect(calls()).toEqual([['q1'], ['q1']]);
    expect(summaries.of('q1').isOld).toBe(false);
  });

  it('of a loop are asked for with all its rounds, which are shown side by side, also when one looks otherwise', async () => {
    const rounds = ['q2', 'q9', 'q40'];
    summaries.stop();
    summaries = new Summaries(asked as never, new Map(rounds.map(key => [key, rounds])));
    summaries.set(analysis());
    summaries.want(['q1', 'q2', 'q3']);
    await settle();
    expect(calls().map(names => names.toSorted())).toEqual([['q1', 'q2', 'q3', 'q40', 'q9']]);
    summaries.set(analysis({ q9: { chart: 'none' } }));
    summaries.want(['q9']);
    await settle();
    expect(calls().at(-1)).toEqual(rounds);
  });

  it('can be cancelled, and then are asked for only when somebody says so', async () => {
    asked.mockImplementation(() => new Promise(() => {}));
    summaries.want(['q1']);
    await vi.advanceTimersByTimeAsync(500);
    summaries.cancel();
    expect(summaries.state).toBe('cancelled');
    expect(asked.mock.calls[0]![1].aborted).toBe(true);
    asked.mockImplementation(answering());
    summaries.want(['q1', 'q2']);
    await settle();
    expect(asked).toHaveBeenCalledTimes(1);
    summaries.again();
    await settle();
    expect(['q1', 'q2'].every(hasOutcome)).toBe(true);
  });
});
