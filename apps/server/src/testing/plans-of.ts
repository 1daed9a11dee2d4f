import { Kysely, PostgresDialect } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';

export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** The nodes of the plans by which PostgreSQL answers what `work` asks, all queries together. The tables should be filled and analysed. */
export async function plansOf(database: Database, work: (spied: Database) => Promise<unknown>): Promise<PlanNode[]> {
  const asked: { readonly text: string; readonly values: readonly unknown[] }[] = [];
  const pool = new Proxy(database.pool, {
    get(target, name) {
      if (name !== 'query') return Reflect.get(target, name, target);
      return (statement: string | { text: string; values?: unknown[] }, values: unknown[] = []) => {
        // A named statement brings its values itself.
        const query = typeof statement === 'string' ? { text: statement, values } : { values: [], ...statement };
        asked.push(query);
        return target.query(query);
      };
    },
  });
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => void asked.push({ text: query.sql, values: query.parameters }),
  });
  await work({ ...database, pool, kysely });
  const plans: PlanNode[] = [];
  for (const { text, values } of asked) {
    const { rows } = await database.pool.query(`explain (format json) ${text}`, [...values]);
    plans.push(...nodesOf(rows[0]['QUERY PLAN'][0].Plan));
  }
  return plans;
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}
