// The reference: a Fastify route that inserts the body it gets, and one that reads a row. No checks, no quotas, nothing else.
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
await pool.query('create table if not exists bare (id text primary key, body jsonb not null)');
await pool.query("insert into bare values ('survey', $1) on conflict do nothing", [process.env.BARE_SURVEY ?? '{}']);

const app = Fastify();
app.post<{ Body: { answerRecordId: string } }>('/insert', async request => {
  await pool.query({
    name: 'insert',
    text: 'insert into bare values ($1, $2)',
    values: [request.body.answerRecordId, JSON.stringify(request.body)],
  });
  return { code: '0000' };
});
app.get('/read', async () => {
  const { rows } = await pool.query({ name: 'read', text: "select body from bare where id = 'survey'" });
  return rows[0].body;
});
console.log(`BARE_READY ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
