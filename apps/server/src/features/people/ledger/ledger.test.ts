import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../../../tools/testing/test-database.ts';
import { type Database, openDatabase, type Queryable } from '../../../platform/database/database.ts';
import { type AccountRef, balanceOf, booksOf, listStatement, lockBalance, type Movement, moveValue } from './index.ts';

const at = new Date('2026-11-19T08:00:00Z');
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

let next = 0;
const newAccount = (unit: AccountRef['unit'] = 'fen'): AccountRef => ({ kind: 'person', id: `p${++next}`, unit });
const till: AccountRef = { kind: 'house', id: 'till', unit: 'fen' };
const move = (key: string, parts: readonly (readonly [AccountRef, number])[], more: Partial<Movement> = {}) =>
  database.transaction(db =>
    moveValue(db, {
      key,
      cause: 'top-up',
      by: null,
      at,
      parts: parts.map(([account, amount]) => ({ account, amount })),
      ...more,
    }),
  );
const fill = (account: AccountRef, amount: number) =>
  move(`fill:${account.id}`, [
    [account, amount],
    [{ ...till, unit: account.unit }, -amount],
  ]);
const held = (account: AccountRef) => balanceOf(database.pool, account);
const keep = async () => {
  for (const { sum, wrongMovements, wrongAccounts } of await booksOf(database.pool))
    expect({ sum, wrongMovements, wrongAccounts }).toEqual({ sum: 0, wrongMovements: 0, wrongAccounts: 0 });
};

describe('a movement', () => {
  it('takes from one what it gives to the other, and is told as either sees it', async () => {
    const [lin, zhou] = [newAccount(), newAccount()];
    await fill(lin, 500);
    const by = '11111111-2222-4333-8444-555555555555';
    expect(
      await move(
        'gift',
        [
          [zhou, 120],
          [lin, -120],
        ],
        { cause: 'packet-fund', about: 'packet-7', by },
      ),
    ).toBe('moved');
    expect([await held(lin), await held(zhou)]).toEqual([380, 120]);
    const { rows, total } = await listStatement(database.pool, lin, { limit: 1, offset: 0 });
    expect(total).toBe(2);
    expect(rows).toMatchObject([{ cause: 'packet-fund', about: 'packet-7', by, at, amount: -120, balance: 380 }]);
    const filled = await listStatement(database.pool, lin, { limit: 9, offset: 0, causes: ['top-up'] });
    expect(filled).toMatchObject({ rows: [{ amount: 500, balance: 500 }], total: 1 });
    const none = await listStatement(database.pool, lin, { limit: 9, offset: 0, until: at });
    expect(none).toEqual({ rows: [], total: 0 });
  });

  it('is made once for its key, also when all has been spent since', async () => {
    const [lin, zhou] = [newAccount(), newAccount()];
    await fill(lin, 50);
    const all = [
      [lin, -50],
      [zhou, 50],
    ] as const;
    const asked = await Promise.all(Array.from({ length: 6 }, () => move('once', all)));
    expect(asked.toSorted()).toEqual(['already', 'already', 'already', 'already', 'already', 'moved']);
    expect([await held(lin), await held(zhou)]).toEqual([0, 50]);
    await expect(
      move('once', [
        [zhou, -50],
        [lin, 50],
      ]),
    ).rejects.toThrow('not the same');
    await expect(move('once', all, { cause: 'packet-fund' })).rejects.toThrow('not the same');
  });

  it('between houses alone is made once too', async () => {
    const used: AccountRef = { kind: 'house', id: 'used', unit: 'fen' };
    const before = await held(used);
    const asked = await Promise.all(
      Array.from({ length: 6 }, () =>
        move('house', [
          [used, 7],
          [till, -7],
        ]),
      ),
    );
    expect(asked.filter(one => one === 'moved')).toHaveLength(1);
    expect((await held(used)) - before).toBe(7);
  });

  it('that would leave too little moves nothing, and its transaction goes on', async () => {
    const [lin, zhou, third] = [newAccount(), newAccount(), newAccount()];
    await fill(lin, 99);
    const done = await database.transaction(async db => {
      const parts = (amount: number) => [
        { account: lin, amount: -amount },
        { account: zhou, amount },
      ];
      const first = await moveValue(db, { key: 'dear', cause: 'sms', by: null, at, parts: parts(100) });
      const second = await moveValue(db, { key: 'cheap', cause: 'sms', by: null, at, parts: parts(99) });
      return [first, second];
    });
    expect(done).toEqual(['too-little', 'moved']);
    expect([await held(lin), await held(zhou), await held(third)]).toEqual([0, 99, 0]);
    expect(
      await move('nothing', [
        [third, -1],
        [zhou, 1],
      ]),
    ).toBe('too-little');
  });

  it('never takes more than there is, however many ask at once', async () => {
    const [lin, zhou] = [newAccount(), newAccount()];
    await fill(lin, 10);
    const asked = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        move(`race:${lin.id}:${index}`, [
          [lin, -3],
          [zhou, 3],
        ]),
      ),
    );
    expect(asked.filter(one => one === 'moved')).toHaveLength(3);
    expect([await held(lin), await held(zhou)]).toEqual([1, 9]);
  });

  it.each([
    [
      'that does not add up',
      [
        [newAccount(), 5],
        [till, -4],
      ],
    ],
    [
      'whose units add up only together',
      [
        [newAccount('points'), 5],
        [till, -5],
      ],
    ],
    [
      'of nothing',
      [
        [newAccount(), 0],
        [till, 0],
      ],
    ],
    [
      'of a part of a fen',
      [
        [newAccount(), 0.5],
        [till, -0.5],
      ],
    ],
    ['without parts', []],
    [
      'that names an account twice',
      [
        [till, 5],
        [till, -5],
      ],
    ],
  ] as const)('%s is a mistake', async (_, parts) => {
    await expect(move('mistake', parts)).rejects.toThrow('ledger movement mistake');
    const { rowCount } = await database.pool.query(`select 1 from ledger_movement where key = 'mistake'`);
    expect(rowCount).toBe(0);
  });

  it('can wait for a sum that somebody else takes from', async () => {
    const lin = newAccount();
    await fill(lin, 10);
    const taken = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        database.transaction(async db => {
          const amount = Math.min(4, await lockBalance(db, lin));
          if (amount === 0) return 0;
          const parts = [
            { account: lin, amount: -amount },
            { account: till, amount },
          ];
          await moveValue(db, { key: `up-to:${index}`, cause: 'sms', by: null, at, parts });
          return amount;
        }),
      ),
    );
    expect(taken.toSorted()).toEqual([0, 2, 4, 4]);
  });
});

describe('the database by itself', () => {
  const run = (...statements: readonly string[]) =>
    database.transaction(async (db: Queryable) => {
      for (const statement of statements) await db.query(statement);
    });
  const newMovement = `insert into ledger_movement (key, cause, at) values ('raw', 'sms', now())`;
  const entry = (kind: string, holder: string, amount: number) =>
    `insert into ledger_entry (movement_id, kind, holder, unit, amount)
     select movement_id, '${kind}', '${holder}', 'fen', ${amount} from ledger_movement where key = 'raw'`;

  it.each([
    [
      'entries that do not add up to 0',
      'does not add up',
      [newMovement, entry('house', 'a', 5), entry('house', 'b', -4)],
    ],
    ['a movement without entries', 'has no entries', [newMovement]],
    ['an account that nobody opened', 'there is no account', [newMovement, entry('person', 'nobody', 5)]],
    [
      'a balance below 0',
      'balance',
      [
        newMovement,
        `insert into ledger_account values ('person', 'poor', 'fen', 0)`,
        entry('person', 'poor', -5),
        entry('house', 'till', 5),
      ],
    ],
    ['a balance without an entry', 'by entries alone', [`update ledger_account set balance = balance + 1`]],
    [
      'an account that begins with something',
      'by entries alone',
      [`insert into ledger_account values ('person', 'rich', 'fen', 5)`],
    ],
    ['an account that goes', 'by entries alone', ['delete from ledger_account']],
    ['a movement of another cause', 'only ever added to', [`update ledger_movement set cause = 'sms'`]],
    ['a movement that goes', 'only ever added to', ['delete from ledger_entry']],
    ['an entry of another amount', 'only ever added to', ['update ledger_entry set amount = amount + 1']],
  ])('refuses %s', async (_, why, statements) => {
    await fill(newAccount(), 1);
    await expect(run(...statements)).rejects.toThrow(why);
    await keep();
  });

  it('refuses one more entry in a movement that was complete', async () => {
    const lin = newAccount();
    await fill(lin, 5);
    const more = `insert into ledger_entry (movement_id, kind, holder, unit, amount)
      select movement_id, 'house', 'late', 'fen', 1 from ledger_movement where key = 'fill:${lin.id}'`;
    await expect(run(more)).rejects.toThrow('does not add up');
  });
});
