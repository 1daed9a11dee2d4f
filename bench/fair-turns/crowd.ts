// People who all look at one survey, each through calls of their own.
import { cpus, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import {
  defaultSummaryRequest,
  emptyModelRequest,
  type ModelName,
  modelForms,
  type OptionValue,
} from '@wenshu/analysis';
import { autoReportCalls, shareCalls, sharedCalls } from '@wenshu/api-contract';
import { runJob } from '../../apps/server/src/features/people/jobs/index.ts';
import { personJobs } from '../../apps/server/src/features/person-jobs.ts';
import type { TestPerson } from '../../apps/server/src/testing/build-person.ts';
import { asPerson } from '../../apps/server/src/testing/build-survey.ts';
import type { TestApp } from '../../apps/server/src/testing/build-test-app.ts';
import { ms, timed } from '../large-survey.ts';
import { isTold, memoryBytes, processorSeconds } from '../process-tree.ts';
import { choices, numbers } from './survey.ts';

const MB = 1024 * 1024;
const jobs = new Map(personJobs.map(job => [job.kind, job]));

export class Crowd {
  readonly #test: TestApp;
  readonly #scrollId: string;
  readonly #address: string;
  readonly #people: readonly TestPerson[];
  #asked = 0;
  /** Whoever waited in vain is told so, and it is a finding. */
  readonly refused: string[] = [];

  constructor(test: TestApp, scrollId: string, address: string, people: readonly TestPerson[]) {
    this.#test = test;
    this.#scrollId = scrollId;
    this.#address = address;
    this.#people = people;
  }

  /** One person's twelve, and another person's table a moment later. */
  async twelve(): Promise<void> {
    this.refused.length = 0;
    const alone = await timed(() => this.model(1, 'kmeans', { clusters: null }));
    console.log(`one k-means, alone                    ${ms(alone)} ms`);
    const ended: number[] = [];
    const began = performance.now();
    const all = Array.from({ length: 12 }, () =>
      this.model(1, 'kmeans', { clusters: null }).then(() => ended.push(performance.now() - began)),
    );
    await wait(500);
    const table = await timed(() => this.table(2));
    const [other, before] = [await timed(() => this.model(3, 'kmeans', { clusters: null })), ended.length];
    await Promise.all(all);
    console.log(`twelve of one person                  ${ms(performance.now() - began)} ms`);
    console.log(`  refused                             ${this.refused.length} ${this.refused[0] ?? ''}`);
    console.log(`  another person's table meanwhile    ${ms(table)} ms`);
    console.log(`  a third person's k-means meanwhile  ${ms(other)} ms, after ${before} of the twelve`);
  }

  /** Four with models, three with reports, three with shares; an eleventh asks for tables. */
  async ten(): Promise<void> {
    await wait(35_000);
    const quiet = memoryOf();
    const shares = await Promise.all([4, 5, 6].map(at => this.share(at)));
    this.refused.length = 0;
    const memory = watched();
    const began = performance.now();
    const machine = loadMeanwhile();
    const waited = { models: [] as number[], reports: [] as number[], shares: [] as number[] };
    const timing = async (what: keyof typeof waited, run: () => Promise<void>) => {
      waited[what].push(await timed(run));
    };
    const work = Promise.all([
      ...[1, 2].flatMap(at => [
        timing('models', () => this.model(at, 'kmeans', { clusters: null })),
        timing('models', () => this.model(at, 'kmeans', { clusters: 12 })),
      ]),
      ...[3, 4].flatMap(at => [
        timing('models', () => this.model(at, 'factor', {})),
        timing('models', () => this.model(at, 'kmeans', { clusters: 8 })),
      ]),
      ...[5, 6, 7].map(at => timing('reports', () => this.report(at, choices.slice(at - 5, at - 4)))),
      ...shares.map((ticket, at) => timing('shares', () => this.visit(ticket, at))),
    ]).then(() => true);
    const tables: number[] = [];
    while (!(await Promise.race([work, wait(200, false)]))) tables.push(await timed(() => this.table(10)));
    console.log(`ten people at once                    ${ms(performance.now() - began)} ms`);
    for (const [what, times] of [...Object.entries(waited), ['tables of an eleventh', tables] as const])
      console.log(`  ${what}, median and most`.padEnd(38) + medianAndMost(times));
    console.log(`  refused                             ${this.refused.length} ${this.refused[0] ?? ''}`);
    const most = memory.stop();
    console.log(`  memory before and at most           ${Math.round(quiet / MB)} MB, ${Math.round(most / MB)} MB`);
    console.log(`  ${machine()}`);
  }

  /** Never the same twice: what was counted before would be found. */
  async table(at: number): Promise<void> {
    const shown = choices.slice(this.#asked++ % (choices.length - 1)).map(question => ({ question }));
    await this.#run(at, { kind: 'summary', request: { ...defaultSummaryRequest, questions: shown } });
  }

  async model(at: number, kind: ModelName, options: Readonly<Record<string, OptionValue>>): Promise<void> {
    const empty = emptyModelRequest(modelForms[kind]);
    const request = { slots: { ...empty.slots, variables: numbers }, options: { ...empty.options, ...options } };
    await this.#run(at, { kind, request });
  }

  async report(at: number, groups: readonly string[]): Promise<void> {
    const input = { scrollId: this.#scrollId, groups };
    const started = await this.#test.call(autoReportCalls.makeAuto, input as never, asPerson(this.#people[at]!));
    if (started.code !== '0000') throw new Error(started.message);
    await runJob(this.#test.platform, jobs, (started.data as { jobId: string }).jobId);
  }

  async share(at: number): Promise<string> {
    const input = { scrollId: this.#scrollId, what: 'statistics', mayDownload: true };
    const made = await this.#test.call(shareCalls.saveShare, input as never, asPerson(this.#people[at]!));
    const { code } = made.data as { code: string };
    const opened = await this.#test.call(sharedCalls.open, { code }, {});
    return (opened.data as { ticket: string }).ticket;
  }

  /** Its numbers, and then as a file. */
  async visit(ticket: string, at: number): Promise<void> {
    const visitor = { lang: at % 2 === 0 ? ('zh' as const) : ('en' as const), remoteAddress: `10.0.0.${at + 1}` };
    const shown = await this.#test.call(sharedCalls.results, { ticket, choices: {} } as never, visitor);
    if (shown.code !== '0000') throw new Error(shown.message);
    const file = await this.#test.app.inject({
      method: 'GET',
      url: `/api${sharedCalls.export.path}`,
      query: { ticket, format: 'pdf' },
      headers: { lang: visitor.lang },
      remoteAddress: visitor.remoteAddress,
    });
    if (file.headers['content-type'] !== 'application/pdf') this.refused.push(file.payload);
  }

  async #run(at: number, asked: object): Promise<void> {
    const answer = await fetch(`${this.#address}/analysis/run`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        connection: 'close',
        authorization: `Bearer ${this.#people[at]!.token}`,
      },
      body: JSON.stringify({ scrollId: this.#scrollId, ...asked }),
    });
    const { code, message } = (await answer.json()) as { code: string; message: string };
    if (code !== '0000') this.refused.push(message);
  }
}

function medianAndMost(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  return `${ms(sorted[sorted.length >> 1]!)} ms ${ms(sorted.at(-1)!)} ms, of ${sorted.length}`;
}

/** How much of the machine others had meanwhile: without that nobody can tell a slow build from a busy afternoon. */
function loadMeanwhile(): () => string {
  const before = busyMs();
  const own = isTold ? processorSeconds(process.pid) : 0;
  return () => {
    const after = busyMs();
    const all = after.all - before.all || 1;
    const busy = after.busy - before.busy;
    const ours = isTold ? 1_000 * (processorSeconds(process.pid) - own) : busy;
    const [share, others] = [busy, Math.max(0, busy - ours)].map(part => Math.round((100 * part) / all));
    return `processors busy ${share} %, ${others} % by others; load ${loadavg()[0]!.toFixed(1)} on ${cpus().length}`;
  };
}

function busyMs(): { readonly busy: number; readonly all: number } {
  const times = cpus().map(one => one.times);
  const all = times.reduce((sum, one) => sum + one.user + one.nice + one.sys + one.idle + one.irq, 0);
  return { busy: all - times.reduce((sum, one) => sum + one.idle, 0), all };
}

function memoryOf(): number {
  return isTold ? memoryBytes(process.pid) : process.memoryUsage().rss;
}

function watched() {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf());
  }, 200);
  return {
    stop(): number {
      clearInterval(timer);
      return most;
    },
  };
}
