import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../../../tools/testing/test-database.ts';
import { type Database, openDatabase, type Queryable } from '../../../platform/database/database.ts';
import { type AccountRef, balanceOf, booksOf, type Movement, moveValue } from './index.ts';

let source: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
beforeAll(async () => {
  source = await createTestDatabase();
  database = openDatabase(source.url, { max: 8 });
});
afterAll(async () => {
  await database.close();
  await source.drop();
});

interface Step {
  readonly key: number;
  readonly unit: 'points' | 'fen';
  /** Places in `holders`. */
  readonly from: number;
  readonly to: number;
  readonly amount: number;
}
const holders = [
  { kind: 'house', id: 'till' },
  { kind: 'person', id: 'lin' },
  { kind: 'person', id: 'zhou' },
  { kind: 'enterprise', id: 'lin' },
  { kind: 'packet', id: 'red' },
] as const;
const step = fc
  .record({
    key: fc.nat(40),
    unit: fc.constantFrom('points' as const, 'fen' as const),
    from: fc.nat(4),
    to: fc.nat(4),
    amount: fc.integer({ min: 1, max: 60 }),
  })
  .filter(({ from, to }) => from !== to);

let run = 0;
/** Each run has holders of its own, so that runs do not see each other. */
const accountOf = (place: number, unit: Step['unit']): AccountRef => {
  const { kind, id } = holders[place]!;
  return { kind, id: kind === 'house' ? `${id}-${run}` : `${run}-${id}`, unit };
};
const movementOf = ({ key, unit, from, to, amount }: Step): Movement => ({
  key: `${run}:${key}`,
  cause: 'packet-fund',
  by: null,
  at: new Date('2026-11-19T08:00:00Z'),
  parts: [
    { account: accountOf(from, unit), amount: -amount },
    { account: accountOf(to, unit), amount },
  ],
});
const slot = (place: number, unit: Step['unit']) => `${place}:${unit}`;
const slots = holders.flatMap((_, place) => (['points', 'fen'] as const).map(unit => ({ place, unit })));

async function expectBalances(wanted: ReadonlyMap<string, number>): Promise<void> {
  for (const { place, unit } of slots)
    expect([place, unit, await balanceOf(database.pool, accountOf(place, unit))]).toEqual([
      ...[place, unit, wanted.get(slot(place, unit)) ?? 0],
    ]);
}
async function expectBooks(): Promise<void> {
  for (const { sum, wrongMovements, wrongAccounts } of await booksOf(database.pool))
    expect([sum, wrongMovements, wrongAccounts]).toEqual([0, 0, 0]);
}
const add = (to: Map<string, number>, { unit, from, to: into, amount }: Step) => {
  for (const [place, change] of [
    [from, -amount],
    [into, amount],
  ] as const)
    to.set(slot(place, unit), (to.get(slot(place, unit)) ?? 0) + change);
};

/** The slow twin: a map of balances and a map of what was moved. */
class Model {
  readonly balances = new Map<string, number>();
  readonly moved = new Map<number, Step>();

  move(one: Step): 'moved' | 'already' | 'too-little' | 'mistake' {
    const before = this.moved.get(one.key);
    if (before) return JSON.stringify(before) === JSON.stringify(one) ? 'already' : 'mistake';
    const has = this.balances.get(slot(one.from, one.unit)) ?? 0;
    if (holders[one.from]!.kind !== 'house' && has < one.amount) return 'too-little';
    add(this.balances, one);
    this.moved.set(one.key, one);
    return 'moved';
  }
}

it('one after another, whatever is moved, it says and holds what a model on paper does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async steps => {
      run++;
      const model = new Model();
      for (const one of steps) {
        const happened = await database
          .transaction(db => moveValue(db, movementOf(one)))
          .catch((error: Error) => (error.message.includes('not the same') ? 'mistake' : Promise.reject(error)));
        expect(happened).toBe(model.move(one));
      }
      await expectBalances(model.balances);
    }),
    { numRuns: 40 },
  );
  await expectBooks();
});

const transactions = fc.array(
  fc.record({ steps: fc.array(step, { minLength: 1, maxLength: 3 }), isTakenBack: fc.boolean(), again: fc.boolean() }),
  { minLength: 6, maxLength: 18 },
);
class TakenBack extends Error {}

it('many at once, some of them taken back: what was said to be moved is there once, and nothing else is', async () => {
  await fc.assert(
    fc.asyncProperty(transactions, async all => {
      run++;
      // A key of its own each, so that whoever comes again comes with the same. Those of one transaction are between the same two: in which order
      // somebody locks several pairs is theirs to decide, and PostgreSQL's to break off.
      const numbered = all.map(({ steps, ...rest }, index) => ({
        ...rest,
        steps: steps.map((one, place) => {
          const { from, to, unit } = steps[0]!;
          const [a, b] = one.from < one.to ? [from, to] : [to, from];
          return { key: index * 3 + place, unit, from: a, to: b, amount: one.amount };
        }),
      }));
      const moved = new Map<number, Step>();
      const attempt = async ({ steps, isTakenBack }: (typeof numbered)[number]) => {
        const outcomes = await database
          .transaction(async db => {
            const done: (readonly [Step, string])[] = [];
            for (const one of steps) done.push([one, await moveValue(db, movementOf(one))]);
            if (isTakenBack) throw new TakenBack();
            return done;
          })
          .catch((error: unknown) => (error instanceof TakenBack ? [] : Promise.reject(error)));
        for (const [one, outcome] of outcomes) {
          if (outcome !== 'moved') continue;
          expect(moved.has(one.key)).toBe(false);
          moved.set(one.key, one);
        }
      };
      await Promise.all(numbered.flatMap(one => (one.again ? [attempt(one), attempt(one)] : [attempt(one)])));
      const wanted = new Map<string, number>();
      for (const one of moved.values()) add(wanted, one);
      for (const { place, unit } of slots)
        if (holders[place]!.kind !== 'house') expect(wanted.get(slot(place, unit)) ?? 0).toBeGreaterThanOrEqual(0);
      await expectBalances(wanted);
    }),
    { numRuns: 25 },
  );
  expect(database.brokenOff).toBe(0);
  await expectBooks();
});

it('a connection that is killed between any two statements leaves nothing half done, and the next try does it', async () => {
  run++;
  const fund = (key: string, amount: number): Movement => ({
    ...movementOf({ key: 0, unit: 'fen', from: 0, to: 1, amount }),
    key: `${run}:${key}`,
  });
  const pay: Movement = { ...movementOf({ key: 0, unit: 'fen', from: 1, to: 4, amount: 9 }), key: `${run}:pay` };
  await database.transaction(db => moveValue(db, fund('first', 5)));
  const work = async (db: Queryable) => [await moveValue(db, fund('second', 6)), await moveValue(db, pay)];
  let kills = 0;
  for (let at = 1; ; at++) {
    const client = await database.pool.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    client.on('error', () => {});
    let statements = 0;
    // Only `query` is used of it, in the one form that the repository asks in.
    const killing = {
      query: async (text: string, values?: unknown[]) => {
        if (++statements === at) await database.pool.query('select pg_terminate_backend($1, 2000)', [rows[0]!.pid]);
        return client.query(text, values);
      },
      // The type has many forms of it.
    } as unknown as Queryable;
    const isDone = await Promise.resolve()
      .then(async () => {
        await killing.query('begin');
        await work(killing);
        await killing.query('commit');
        return true;
      })
      .catch(() => false);
    client.release(true);
    if (isDone) break;
    kills++;
    const balances = [1, 4].map(place => balanceOf(database.pool, accountOf(place, 'fen')));
    expect([at, ...(await Promise.all(balances))]).toEqual([at, 5, 0]);
  }
  expect(kills).toBeGreaterThanOrEqual(10);
  expect(await Promise.all([1, 4].map(place => balanceOf(database.pool, accountOf(place, 'fen'))))).toEqual([2, 9]);
  expect(await database.transaction(work)).toEqual(['already', 'already']);
  await expectBooks();
});
