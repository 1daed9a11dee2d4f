import type { StackedQuestion } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';

export interface StackContent {
  readonly sources: readonly { readonly scrollId: string; readonly wave: string }[];
  readonly questions: readonly StackedQuestion[];
}

export async function writeStack(db: Queryable, scrollId: string, content: StackContent, at: Date): Promise<void> {
  await db.query(
    `insert into data_stack (scroll_id, content, made_at) values ($1, $2, $3)
     on conflict (scroll_id) do update set content = excluded.content, made_at = excluded.made_at`,
    [scrollId, JSON.stringify(content), at],
  );
}

export async function findStack(db: Queryable, scrollId: string): Promise<StackContent | undefined> {
  const { rows } = await db.query<{ content: StackContent }>('select content from data_stack where scroll_id = $1', [
    scrollId,
  ]);
  return rows[0]?.content;
}
