// One submission taken apart: what each step of it costs, in this process, on the same database. The groups are as large as they get.
import { answerCalls, type CallInput, SUCCESS_CODE } from '@wenshu/api-contract';
import { NO_PASS } from '../../apps/server/src/features/collect/answering/entering/answer-pass.ts';
import { findLink } from '../../apps/server/src/features/collect/answering/entering/entry.repository.ts';
import { arrivalOf } from '../../apps/server/src/features/collect/answering/sent-answers.ts';
import { replayed } from '../../apps/server/src/features/collect/answering/submit-answer.ts';
import { storeSubmissions } from '../../apps/server/src/features/collect/answering/submitting/store-submissions.ts';
import type { Submission } from '../../apps/server/src/features/collect/answering/submitting/submission.ts';
import { loadPublished } from '../../apps/server/src/features/design/publishing/index.ts';
import { createInputParser } from '../../apps/server/src/http/reading/parse-input.ts';
import { type Database, openDatabase } from '../../apps/server/src/platform/database/database.ts';
import type { ServerFleet } from '../../apps/server/src/testing/server-fleet.ts';
import { type BenchSurvey, submission } from './survey.ts';

const GROUP = 32;
const WARM_UPS = 20;
const GROUPS = 60;

/** Microseconds by step, each step's share of all of them, and how often the database was asked for a group. */
export async function showWhereTheTimeGoes(fleet: ServerFleet, survey: BenchSurvey, firstTurn: number): Promise<void> {
  const plain = openDatabase(fleet.databaseUrl, { max: 2 });
  const costs = new Costs();
  const database = watched(plain, costs);
  const { entry } = (await findLink(plain.pool, survey.linkCode))!;
  const published = await loadPublished(plain.pool, survey.scrollId, survey.versionTime);
  const parseInput = createInputParser(answerCalls.submitAnswer);
  let turn = firstTurn;

  const received = (): Submission => {
    const text = submission(survey, ++turn, 2);
    const body = costs.of('read JSON', () => JSON.parse(text));
    const input = costs.of('check the input', () => parseInput({}, body)) as CallInput<typeof answerCalls.submitAnswer>;
    return costs.of('replay', () => {
      const sent = { ...input, clientAddress: '127.0.0.1', userAgent: '', openedMs: null };
      return replayed(published, sent, arrivalOf({ entry, pass: NO_PASS }, sent, published), new Date());
    });
  };

  try {
    for (let group = -WARM_UPS; group < GROUPS; group++) {
      if (group === 0) costs.forget();
      const submissions = Array.from({ length: GROUP }, received);
      const began = performance.now();
      const before = costs.statements;
      const results = await storeSubmissions(database, submissions, 'leave');
      costs.add('decide and build statements', performance.now() - began - (costs.statements - before));
      for (const result of results)
        costs.of('write JSON', () => JSON.stringify({ code: SUCCESS_CODE, message: '', data: result }));
    }
    costs.print(GROUP * GROUPS, GROUPS);
  } finally {
    await plain.close();
  }
}

class Costs {
  readonly #ms = new Map<string, number>();
  /** Milliseconds that statements have taken, and how many there were. */
  statements = 0;
  #asked = 0;

  of<T>(step: string, work: () => T): T {
    const began = performance.now();
    const result = work();
    this.add(step, performance.now() - began);
    return result;
  }

  add(step: string, ms: number): void {
    this.#ms.set(step, (this.#ms.get(step) ?? 0) + ms);
  }

  addStatement(name: string, ms: number): void {
    this.add(`database: ${name}`, ms);
    this.statements += ms;
    this.#asked++;
  }

  forget(): void {
    this.#ms.clear();
    this.statements = 0;
    this.#asked = 0;
  }

  print(submissions: number, groups: number): void {
    const total = [...this.#ms.values()].reduce((sum, ms) => sum + ms, 0);
    console.log('\nwhere the time of one submission goes, in groups of 32');
    for (const [step, ms] of this.#ms)
      console.log(
        `${step.padEnd(42)} ${((ms / submissions) * 1000).toFixed(1).padStart(7)} µs  ${((ms / total) * 100).toFixed(0).padStart(3)} %`,
      );
    console.log(
      `${'all'.padEnd(42)} ${((total / submissions) * 1000).toFixed(1).padStart(7)} µs  ${(this.#asked / groups).toFixed(1)} statements a group`,
    );
  }
}

/**
 * The same database, whose transactions note what every statement takes; the beginning is in the first of them. Of those that are sent together each
 * begins when the one before it is done.
 */
function watched(database: Database, costs: Costs): Database {
  const transaction: Database['transaction'] = async work => {
    let before = 0;
    const done = await database.transaction((client, withCommit) => {
      const query = async (...given: unknown[]) => {
        const began = performance.now();
        const result = await (client.query as (...all: unknown[]) => Promise<unknown>).apply(client, given);
        const now = performance.now();
        costs.addStatement(nameOf(given[0]), now - Math.max(before, began));
        before = now;
        return result;
      };
      return work(Object.create(client, { query: { value: query } }), withCommit);
    });
    costs.addStatement('commit', performance.now() - before);
    return done;
  };
  return Object.create(database, { transaction: { value: transaction } }) as Database;
}

function nameOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  return (statement as { readonly name?: string }).name ?? 'unnamed';
}
