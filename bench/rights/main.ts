// `npm run bench -- rights`: what one question "may they?" costs in the database where somebody's right comes from a role far above, beside
// the lookup of a single row. 1,000 projects, 10,000 tasks, 200 members. Execution time is PostgreSQL's own (explain analyze).
import { withTestApp } from '../../tools/testing/with-test-app.ts';

const PROJECTS = 1_000;
const TASKS = 10_000;
const MEMBERS = 200;
const TRIES = 200;
/** What the brief of the house asks for. */
const GOAL_MS = 1;

await withTestApp('bench-rights', async test => {
  const { pool } = test.platform.database;
  await pool.query(`
    insert into person (phone, password_hash, nick_name) select (13000000000 + n)::text, '', 'm' || n from generate_series(1, ${MEMBERS}) n;
    insert into enterprise (enterprise_id, name, industry, seat_total, seats_used, created_at) values ('big', 'Big', 'other', 1000, ${MEMBERS}, now());
    insert into object_above values ('enterprise', 'big', 'enterprise', 'big');
    insert into project (project_id, enterprise_id, number, name, created_at, updated_at)
      select 'p' || n, 'big', n, 'Project ' || n, now(), now() from generate_series(1, ${PROJECTS}) n;
    insert into object_above select 'project', 'p' || n, k, case k when 'project' then 'p' || n else 'big' end
      from generate_series(1, ${PROJECTS}) n, unnest(array['project', 'enterprise']) k;
    insert into object_above select 'questionnaire', 't' || n, k, case k when 'questionnaire' then 't' || n when 'project' then 'p' || (1 + n % ${PROJECTS}) else 'big' end
      from generate_series(1, ${TASKS}) n, unnest(array['questionnaire', 'project', 'enterprise']) k;
    insert into role_holding (person_id, object_kind, object_id, role_id)
      select id, 'enterprise', 'big', case nick_name when 'm1' then 'enterprise.administrator' else 'enterprise.member' end from person;
    insert into role_holding (person_id, object_kind, object_id, role_id)
      select id, 'project', 'p' || n, 'project.member' from person, generate_series(1, ${PROJECTS}) n where nick_name <> 'm1';
    insert into right_row (person_id, object_kind, object_id, right_name)
      select id, 'questionnaire', 't' || n, r from person, generate_series(1, 200) n, unnest(array['questionnaire.view', 'questionnaire.edit']) r
       where nick_name = 'm3';
    analyze`);
  const { rows: people } = await pool.query<{ id: string; name: string }>('select id, nick_name as name from person');
  const idOf = (name: string) => people.find(person => person.name === name)!.id;

  const held = `select is_in_bin, is_expired from held_right
    where person_id = $1 and object_kind = 'questionnaire' and object_id = $2 and right_name = any($3) limit 1`;
  const bare = `select 1 from right_row
    where person_id = $1 and object_kind = 'questionnaire' and object_id = $2 and right_name = any($3) limit 1`;
  const view = ['questionnaire.view'];
  const times = async (sql: string, person: string, right = view): Promise<number> => {
    const taken: number[] = [];
    for (let n = 0; n < TRIES; n++) {
      const { rows } = await pool.query<{ 'QUERY PLAN': { 'Execution Time': number }[] }>(
        `explain (analyze, timing off, format json) ${sql}`,
        [idOf(person), `t${1 + ((n * 37) % 200)}`, right],
      );
      taken.push(rows[0]!['QUERY PLAN'][0]!['Execution Time']);
    }
    return taken.toSorted((a, b) => a - b)[TRIES / 2]!;
  };
  const reference = await times(bare, 'm3');
  const asked = [
    ['a row of one’s own', 'm3', view],
    ['a role on the project', 'm2', view],
    ['the administrator of the enterprise', 'm1', view],
    ['refused: a right that the role lacks', 'm2', ['questionnaire.publish']],
  ] as const;
  const measure = async () => {
    for (const [what, person, right] of asked) {
      const taken = await times(held, person, [...right]);
      console.log(
        `${taken.toFixed(3)} ms  ${(taken / reference).toFixed(1)} ×  ${what}${taken < GOAL_MS ? '' : '  SLOWER THAN THE GOAL'}`,
      );
    }
  };
  console.log(`${MEMBERS} members, ${PROJECTS} projects, ${TASKS} tasks; median of ${TRIES}`);
  console.log(`${reference.toFixed(3)} ms  one row of right_row, the reference`);
  await measure();
  await pool.query(`
    update enterprise set asks_second_factor = true;
    insert into second_factor (person_id, sealed_secret, is_on, created_at) select id, '', true, now() from person;
    analyze`);
  console.log('the enterprise asks for a second factor, and everybody has one');
  await measure();
});
