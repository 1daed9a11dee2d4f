// People who all look at one survey, each through calls of their own.
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
import { isTold, memoryBytes } from '../process-tree.ts';
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
    const work = Promise.all([
      ...[1, 2].flatMap(at => [
        this.model(at, 'kmeans', { clusters: null }),
        this.model(at, 'kmeans', { clusters: 12 }),
      ]),
      ...[3, 4].flatMap(at => [this.model(at, 'factor', {}), this.model(at, 'kmeans', { clusters: 8 })]),
      ...[5, 6, 7].map(at => this.report(at, choices.slice(at - 5, at - 4))),
      ...shares.map((ticket, at) => this.visit(ticket, at)),
    ]).then(() => true);
    const tables: number[] = [];
    while (!(await Promise.race([work, wait(200, false)]))) tables.push(await timed(() => this.table(10)));
    const sorted = tables.toSorted((a, b) => a - b);
    console.log(`ten people at once                    ${ms(performance.now() - began)} ms`);
    console.log(`  tables meanwhile, median and most   ${ms(sorted[sorted.length >> 1]!)} ms ${ms(sorted.at(-1)!)} ms`);
    console.log(`  refused                             ${this.refused.length} ${this.refused[0] ?? ''}`);
    const most = memory.stop();
    console.log(`  memory before and at most           ${Math.round(quiet / MB)} MB, ${Math.round(most / MB)} MB`);
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
