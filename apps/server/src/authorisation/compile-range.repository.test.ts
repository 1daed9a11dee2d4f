import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../tools/testing/test-database.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { compileRange } from './compile-range.repository.ts';
import type { RecordRange } from './record-range.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase({ isMigrated: false });
  database = openDatabase(testDatabase.url, { max: 1 });
  await database.pool.query(`create table sample (id text, channel text not null, labels text[] not null, nation text, province text, city text);
    insert into sample values
      ('poster', 'Poster', '{}', '中国', '浙江', '杭州'),
      ('mail', 'Mail', '{vip,new}', '中国', '浙江', '宁波'),
      ('direct', '', '{new}', '中国', '江苏', '南京'),
      ('abroad', 'Mail', '{old}', '日本', null, null),
      ('nowhere', 'O''Hara; --', '{}', null, null, null)`);
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

async function shown(range: RecordRange): Promise<string[]> {
  const query = sql<{ id: string }>`select id from sample r where ${compileRange(range, 'r')} order by id`;
  return (await query.execute(database.kysely)).rows.map(({ id }) => id);
}

const everybody = ['abroad', 'direct', 'mail', 'nowhere', 'poster'];

const cases: readonly (readonly [what: string, range: RecordRange, ids: readonly string[]])[] = [
  ['all', { kind: 'all' }, everybody],
  ['nothing', { kind: 'nothing' }, []],
  ['some channels', { kind: 'channel', channels: ['Poster', 'Mail'] }, ['abroad', 'mail', 'poster']],
  ['no channel by name: what came without one', { kind: 'channel', channels: [''] }, ['direct']],
  ['a channel with a name like SQL', { kind: 'channel', channels: ["O'Hara; --"] }, ['nowhere']],
  ['an empty list of channels', { kind: 'channel', channels: [] }, []],
  ['some labels', { kind: 'label', labels: ['new', 'other'] }, ['direct', 'mail']],
  ['an empty list of labels', { kind: 'label', labels: [] }, []],
  ['a nation', { kind: 'region', regions: [{ nation: '中国' }] }, ['direct', 'mail', 'poster']],
  ['a province', { kind: 'region', regions: [{ nation: '中国', province: '浙江' }] }, ['mail', 'poster']],
  [
    'a city and a nation',
    { kind: 'region', regions: [{ nation: '中国', province: '浙江', city: '杭州' }, { nation: '日本' }] },
    ['abroad', 'poster'],
  ],
  ['an empty list of regions', { kind: 'region', regions: [] }, []],
  [
    'several at once',
    {
      kind: 'any',
      of: [
        { kind: 'channel', channels: ['Poster'] },
        { kind: 'label', labels: ['old'] },
      ],
    },
    ['abroad', 'poster'],
  ],
  ['several, one of which is all', { kind: 'any', of: [{ kind: 'nothing' }, { kind: 'all' }] }, everybody],
  ['none of several', { kind: 'any', of: [] }, []],
];

describe('a range of records as a condition', () => {
  for (const [what, range, ids] of cases) {
    it(`of ${what}`, async () => expect(await shown(range)).toEqual(ids));
  }

  it('stays one condition beside others', async () => {
    const range: RecordRange = { kind: 'region', regions: [{ nation: '日本' }, { nation: '中国' }] };
    const query = sql<{
      id: string;
    }>`select id from sample r where ${compileRange(range, 'r')} and r.channel = 'Mail' order by id`;
    expect((await query.execute(database.kysely)).rows).toEqual([{ id: 'abroad' }, { id: 'mail' }]);
  });
});
