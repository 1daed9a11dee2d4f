import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findTableViolations } from './find-table-violations.ts';
import { readSql } from './read-sql.ts';

let planted = '';
afterEach(() => planted && rmSync(planted, { recursive: true, force: true }));

const owners = {
  tables: { person: 'features/people/account', answer_record: 'features/collect/answering', secret: 'platform/secret' },
  views: { person_name: 'features/people/account', collected_record: 'features/collect/answering' },
};
const migration = {
  'apps/server/migrations/0001-all.sql': `create table person (id int); create table secret (id int);
    -- create table explained (id int);
    create table gone (id int); create table answer_record (id int);
    create view person_name as select id from person; create view collected_record as select id from answer_record;
    drop table gone;`,
};

/** What a tiny house with this one file breaks. */
function broken(path: string, content: string, more: Readonly<Record<string, string>> = {}): string[] {
  planted = mkdtempSync(join(tmpdir(), 'wenshu-tables-'));
  for (const [file, text] of Object.entries({ ...migration, [`apps/server/src/${path}`]: content, ...more })) {
    mkdirSync(join(planted, dirname(file)), { recursive: true });
    writeFileSync(join(planted, file), text);
  }
  return findTableViolations(planted, owners).map(line => line.replace('apps/server/src/', ''));
}

const asks = (statement: string) => `export const ask = db => db.query(\`${statement}\`);`;

describe('one table, one owner', () => {
  it('lets an owner ask for its own table', () => {
    expect(broken('features/people/account/person.repository.ts', asks('select id from person'))).toEqual([]);
    expect(broken('platform/secret.repository.ts', asks('insert into secret values (1)'))).toEqual([]);
  });

  const others = 'features/findings/records/record.repository.ts';
  for (const statement of [
    'select 1 from person where id = $1',
    'select 1 from collected_record r join person p on p.id = r.id',
    'select 1 from collected_record r, person p where true',
    'select 1 from collected_record r left join lateral person p on true',
    'insert into person (id) values ($1)',
    'update person set id = 2',
    'update only person p set id = 2',
    'delete from person',
    'truncate person',
    'with a as (select 1\n   from person) select * from a',
  ])
    it(`finds somebody else's: ${statement.replace('\n', ' ')}`, () =>
      expect(broken(others, asks(statement))).toEqual([
        `one-table-one-owner: ${others} → person of features/people/account`,
      ]));

  it('finds it in a part that is put into a statement, and through Kysely', () => {
    expect(broken(others, "const part = 'join person p on true';")).toHaveLength(1);
    expect(broken(others, "db.selectFrom('collected_record').leftJoin('person as p', 'a', 'b');")).toHaveLength(1);
    expect(broken(others, "db.updateTable('person').set({});")).toHaveLength(1);
  });

  it('leaves alone what is only explained, or only has such a name', () => {
    const source = `// delete from person: what the owner does.
      /* select 1 from person */
      export const kind = 'person';
      export const ask = db => db.query("select person, 'x' as answer_record from collected_record for update");`;
    expect(broken(others, source)).toEqual([]);
    expect(broken(others, asks('insert into x values (1) on conflict (id) do update set id = excluded.id'))).toEqual(
      [],
    );
  });

  it('leaves tests and their helpers alone', () => {
    expect(broken('features/findings/records/record.test.ts', asks('select 1 from person'))).toEqual([]);
    expect(broken('testing/build.ts', asks('select 1 from person'))).toEqual([]);
  });
});

describe('a view', () => {
  it('may be read in its wing and later ones, and by nobody before them', () => {
    expect(broken('features/collect/links/link.repository.ts', asks('select 1 from collected_record'))).toEqual([]);
    expect(broken('features/design/list/list.repository.ts', asks('select 1 from person_name'))).toEqual([]);
    for (const path of ['features/design/list/list.repository.ts', 'authorisation/right.repository.ts'])
      expect(broken(path, asks('select 1 from collected_record'))).toEqual([
        `views-are-read-later: ${path} → collected_record of features/collect/answering`,
      ]);
  });

  it('is never written', () => {
    const path = 'features/people/account/person.repository.ts';
    expect(broken(path, asks('update person_name set id = 1'))).toEqual([`views-are-read: ${path} → person_name`]);
  });
});

it('finds SQL that stands in no repository', () => {
  const path = 'features/people/account/sign-in.ts';
  for (const source of [
    asks('select id\n from person where x'),
    asks('select 1'),
    asks('delete from person where x'),
    'export const condition = sql`true`;',
    "db.selectFrom('person');",
  ])
    expect(broken(path, source)).toEqual([`sql-stands-in-repositories: ${path}`]);
  expect(broken(path, "export const word = 'Please select one'; db.query('begin');")).toEqual([]);
});

it('finds rows that no type describes', () => {
  const path = 'features/people/account/person.repository.ts';
  for (const source of [
    "const { rows } = await db.query('select id from person');",
    "const { rows: found } = await db.query({ name: 'x', text: 'select id from person' });",
    "const found = await db.query('select id from person');",
  ])
    expect(broken(path, source)).toEqual([`rows-have-a-type: ${path}`]);
  for (const source of [
    "const { rows } = await db.query<{ id: number }>('select id from person');",
    "const { rowCount } = await db.query('select id from person');",
    "await db.query('delete from person');",
  ])
    expect(broken(path, source)).toEqual([]);
});

it('finds a table without an owner, and an owner without a table', () => {
  const found = broken('a.ts', '', {
    'apps/server/migrations/0002-more.sql': 'create table more (id int); drop view person_name;',
  });
  expect(found).toEqual([
    'every-table-has-an-owner: more has none',
    'every-table-has-an-owner: there is no person_name',
  ]);
});

it('knows what is written from what is read', () => {
  expect(readSql("const a = 'delete from a where id in (select id from b)';").names).toEqual([
    { name: 'a', isWritten: true },
    { name: 'b', isWritten: false },
  ]);
});
