import type { ShownDocuments, SwitchedKind } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';

/** Where the footer leads: there always is a text, the product's own until an operator publishes theirs, so it is shown unless it was switched off. */
export async function readShownDocuments(db: Queryable): Promise<ShownDocuments> {
  const { rows } = await db.query<{ kind: SwitchedKind; isShown: boolean }>(
    'select kind, is_shown as "isShown" from document_switch',
  );
  const isShown = (kind: SwitchedKind) => rows.find(row => row.kind === kind)?.isShown ?? true;
  return { manual: isShown('manual'), terms: isShown('terms'), privacy: isShown('privacy') };
}

export async function switchDocument(db: Queryable, kind: SwitchedKind, isShown: boolean): Promise<void> {
  await db.query(
    `insert into document_switch (kind, is_shown) values ($1, $2)
     on conflict (kind) do update set is_shown = excluded.is_shown`,
    [kind, isShown],
  );
}
