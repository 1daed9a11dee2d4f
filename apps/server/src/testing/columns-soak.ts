import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { answerCalls, publishCalls, questionCalls, recordCalls, visitCalls } from '@wenshu/api-contract';
import pg from 'pg';
import type { LargeSurvey } from '../../seeds/large/build-large-survey.ts';
import { textsIn } from '../../seeds/large/large-question.ts';
import { COPY_RECORDS, copyLine, type LargeRecord } from '../../seeds/large/large-record.repository.ts';
import { makeUpRecords } from '../../seeds/large/make-up-records.ts';
import { seedLarge } from '../../seeds/large/seed-large.ts';
import { keepRecorded } from '../features/findings/data-set/index.ts';
import { copyIn } from '../platform/database/copy/copy-in.ts';
import { newId } from '../platform/new-id.ts';
import { buildPerson, type TestPerson } from './build-person.ts';
import { asPerson, buildSurvey, optionA, optionB, sentAnswers, type TestSurvey } from './build-survey.ts';
import type { TestApp } from './build-test-app.ts';
import type { AskerNews } from './columns-asker.ts';
import { compareCopy } from './compare-copy.ts';

export interface SoakOutcome {
  /** Where the copy was another than PostgreSQL, at the end or at a stop in between. */
  readonly differences: readonly string[];
  /** Requests that got no answer. */
  readonly failures: readonly string[];
  readonly asked: number;
  readonly kills: number;
  /** How often each thing was done, so that a soak in which nothing happened is seen. */
  readonly done: Readonly<Record<string, number>>;
}

interface SoakOptions {
  readonly seconds: number;
  /** How often everything stops and is compared; the owner is killed twice before each. */
  readonly rounds: number;
  onRound?(round: number, outcome: SoakOutcome): void;
}

interface Asker {
  readonly child: ChildProcess;
  news: AskerNews | undefined;
}

const ASKERS = 3;
const asker = fileURLToPath(new URL('./columns-asker.ts', import.meta.url));

/** Three processes ask while records come, change and go and owners are killed: nothing may be lost, and no request fail. */
export async function soakColumns(test: TestApp, options: SoakOptions): Promise<SoakOutcome> {
  const soak = new Soak(test);
  try {
    await soak.prepare();
    for (let round = 1; round <= options.rounds; round++) {
      await soak.run((options.seconds * 1000) / options.rounds);
      await soak.compare();
      options.onRound?.(round, soak.outcome);
    }
    return soak.outcome;
  } finally {
    await soak.stop();
  }
}

class Soak {
  readonly #test: TestApp;
  readonly #client: pg.Client;
  readonly #children: Asker[] = [];
  readonly #done: Record<string, number> = {};
  readonly #failures: string[] = [];
  readonly #differences: string[] = [];
  #asked = 0;
  #kills = 0;
  #creator!: TestPerson;
  #small!: TestSurvey;
  #large!: LargeSurvey;
  #made!: Generator<LargeRecord>;
  #submitted: string[] = [];
  #recording = '';

  constructor(test: TestApp) {
    this.#test = test;
    this.#client = new pg.Client({ connectionString: test.platform.env.databaseUrl });
  }

  get outcome(): SoakOutcome {
    return {
      differences: this.#differences,
      failures: this.#failures,
      asked: this.#asked,
      kills: this.#kills,
      done: this.#done,
    };
  }

  async prepare(): Promise<void> {
    await this.#client.connect();
    this.#creator = await buildPerson(this.#test.platform);
    this.#small = await buildSurvey(this.#test, this.#creator);
    const copy = (statement: string, source: AsyncIterable<Buffer>) => copyIn(this.#client, statement, source);
    const seeded = await seedLarge(this.#test.platform, { records: 300, seed: 1, language: 'en', copyIn: copy });
    this.#large = seeded!;
    this.#made = makeUpRecords(this.#large, { count: 1_000_000, seed: 2, texts: textsIn('en') });
    for (let index = 0; index < ASKERS; index++) this.#startAsker();
    while (this.#children.some(({ news }) => !news)) await wait(20);
  }

  /** Everything at once for a while, and the owner killed twice in it. */
  async run(ms: number): Promise<void> {
    const until = Date.now() + ms;
    const again = async (work: () => Promise<void>, pauseMs: number) => {
      while (Date.now() < until) {
        await work();
        await wait(pauseMs);
      }
    };
    await Promise.all([
      again(() => this.#submit(), 15),
      again(() => this.#saveAndDiscard(), 60),
      again(() => this.#setAsideAndRestore(), 50),
      again(() => this.#addLarge(), 80),
      again(() => this.#holdTransaction(), 100),
      again(() => this.#recordValues(), 300),
      wait(ms * 0.3).then(() => this.#killOwner()),
      wait(ms * 0.45).then(() => this.#changeHistory()),
      wait(ms * 0.6).then(() => this.#publishAgain()),
      wait(ms * 0.75).then(() => this.#killOwner()),
    ]);
  }

  async compare(): Promise<void> {
    const { columns, database } = this.#test.platform;
    for (const scrollId of [this.#small.scrollId, this.#large.scrollId])
      this.#differences.push(...(await compareCopy(columns, database.pool, scrollId)));
  }

  async stop(): Promise<void> {
    for (const { child } of this.#children) child.kill('SIGKILL');
    await this.#client.end();
  }

  #count(what: string): void {
    this.#done[what] = (this.#done[what] ?? 0) + 1;
  }

  #startAsker(): void {
    const { env } = this.#test.platform;
    const options = { ...env.columns, databaseUrl: env.databaseUrl };
    const tables = [this.#small.scrollId, this.#large.scrollId];
    const child = fork(asker, [JSON.stringify({ options, tables })], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const one: Asker = { child, news: undefined };
    child.on('message', (news: AskerNews) => {
      one.news = news;
      this.#asked++;
      if (news.failure) this.#failures.push(news.failure);
    });
    this.#children.push(one);
  }

  async #killOwner(): Promise<void> {
    for (let turn = 0; turn < 1_200; turn++) {
      const owner = this.#children.find(({ child, news }) => news?.isOwner && child.exitCode === null);
      if (owner) {
        owner.child.kill('SIGKILL');
        this.#children.splice(this.#children.indexOf(owner), 1);
        this.#kills++;
        this.#startAsker();
        return;
      }
      await wait(50);
    }
  }

  async #submit(): Promise<void> {
    const sent = sentAnswers(this.#small, newId(), this.#submitted.length % 3 ? optionA : optionB);
    const { code } = await this.#test.call(answerCalls.submitAnswer, sent);
    if (code !== '0000') return;
    this.#submitted.push(sent.answerRecordId);
    this.#count('submitted');
  }

  async #saveAndDiscard(): Promise<void> {
    const cookieId = newId();
    const saved = sentAnswers(this.#small, newId(), optionA, { answerStatus: 1, saveSeq: 1, cookieId });
    // Tests send what they like; the call itself checks it.
    await this.#test.call(answerCalls.submitAnswer, saved as never);
    if (Math.random() < 0.5) return;
    await wait(20);
    const { linkCode } = this.#small;
    const { code } = await this.#test.call(visitCalls.discard, {
      linkCode,
      answerRecordId: saved.answerRecordId,
      cookieId,
    });
    if (code === '0000') this.#count('discarded');
  }

  async #setAsideAndRestore(): Promise<void> {
    const id = this.#submitted[Math.floor(Math.random() * this.#submitted.length)];
    if (!id) return;
    const call = (['markInvalid', 'delete', 'restore'] as const)[Math.floor(Math.random() * 3)]!;
    const input = {
      scrollId: this.#small.scrollId,
      answerRecordIds: [id],
      ...(call === 'markInvalid' && { reason: 'x' }),
    };
    // Tests send what they like; the call itself checks it.
    const { code } = await this.#test.call(recordCalls[call], input as never, asPerson(this.#creator));
    if (code === '0000') this.#count(call);
  }

  async #addLarge(): Promise<void> {
    const lines = Array.from({ length: 20 }, () =>
      copyLine(this.#large.scrollId, { ...this.#made.next().value!, serial: null }),
    );
    await copyIn(
      this.#client,
      COPY_RECORDS,
      (async function* () {
        yield Buffer.from(lines.join(''));
      })(),
    );
    this.#count('copied');
  }

  /** Its number is given before others', and it is there after them: what reads by numbers alone loses it. */
  async #holdTransaction(): Promise<void> {
    const [record] = [this.#made.next().value!];
    await this.#test.platform.database.transaction(async db => {
      await db.query('select pg_current_xact_id()');
      await wait(80);
      await db.query(
        `update answer_record set memo = $3, language_id = 3 - language_id, changed = pg_current_xact_id()
          where scroll_id = $1 and answer_record_id = (select answer_record_id from answer_record where scroll_id = $1 order by random() limit 1)
            and $2::text is not null`,
        [this.#large.scrollId, record.answerRecordId, newId()],
      );
    });
    this.#count('held');
  }

  /** A model is saved again and again: other people have a value, and others. Now and then its variable goes and another comes. */
  async #recordValues(): Promise<void> {
    const { scrollId } = this.#large;
    const recording = newId();
    await this.#test.platform.database.transaction(async db => {
      const { rows } = await db.query<{ id: string }>(
        'select answer_record_id as id from answer_record where scroll_id = $1 order by random() limit 40',
        [scrollId],
      );
      if (Math.random() < 0.2) await db.query('delete from data_variable where scroll_id = $1', [scrollId]);
      const recipe = { make: 'recorded', name: 'R', label: 'R', recording, place: 1 };
      const { rowCount } = await db.query('update data_variable set recipe = $2 where scroll_id = $1', [
        scrollId,
        recipe,
      ]);
      if (rowCount === 0)
        await db.query(
          `insert into data_variable (variable_id, scroll_id, place, recipe, basis, fitted_as_of, saved_at, first_saved_at)
           values ($2, $1, 0, $3, '{}', now(), now(), now())`,
          [scrollId, newId(), recipe],
        );
      const columns = [0, 1].map(() =>
        Float64Array.from(rows, () => (Math.random() < 0.1 ? Number.NaN : Math.random())),
      );
      const ids = rows.map(({ id }) => id);
      await keepRecorded(db, { scrollId, recording, columns, ids, instead: this.#recording ? [this.#recording] : [] });
    });
    this.#recording = recording;
    this.#count('recorded');
  }

  /** As a restore leaves it: records of before are gone without a trace, and the history is another. */
  async #changeHistory(): Promise<void> {
    await this.#test.platform.database.transaction(async db => {
      const { rows } = await db.query(
        `delete from answer_record where scroll_id = $1 and answer_record_id in
           (select answer_record_id from answer_record where scroll_id = $1 order by answer_record_id limit 20) returning answer_record_id as id`,
        [this.#large.scrollId],
      );
      await db.query('delete from answer_record_gone where answer_record_id = any($1)', [rows.map(row => row.id)]);
      await db.query('update record_history set since = pg_current_xact_id()');
    });
    this.#count('restored');
  }

  async #publishAgain(): Promise<void> {
    const { scrollId } = this.#small;
    const call = (which: never, input: object) =>
      // Tests send what they like; the call itself checks it.
      this.#test.call(which, { scrollId, ...input } as never, asPerson(this.#creator));
    const { rows } = await this.#test.platform.database.pool.query(
      "select jsonb_object_keys(document -> 'groups') as id from snapshot where scroll_id = $1 limit 1",
      [scrollId],
    );
    // Tests send what they like; the call itself checks it.
    await call(publishCalls.changeStatus as never, { status: 2 });
    const question = {
      questionId: newId(),
      order: 'zz',
      type: 'nps',
      seqName: `N${this.#kills}`,
      title: { text: 'How?' },
    };
    // Tests send what they like; the call itself checks it.
    await call(questionCalls.addTopQuestion as never, { groupId: rows[0].id, ...question });
    // Tests send what they like; the call itself checks it.
    const { data } = await call(publishCalls.changeStatus as never, { status: 1 });
    this.#small = { ...this.#small, versionTime: (data as { versionTime: number }).versionTime };
    this.#test.clock.advanceSeconds(5);
    this.#count('published');
  }
}
