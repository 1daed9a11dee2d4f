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

/** Whether it stood the other way. */
export async function turnSwitch(db: Queryable, kind: SwitchedKind, isShown: boolean): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into document_switch as now (kind, is_shown) select $1, $2 where not $2 or exists (select 1 from document_switch where kind = $1)
     on conflict (kind) do update set is_shown = excluded.is_shown where now.is_shown <> excluded.is_shown`,
    [kind, isShown],
  );
  return rowCount === 1;
}

/** As it is wanted, however it stood. */
export async function switchDocument(db: Queryable, kind: SwitchedKind, isShown: boolean): Promise<void> {
  await turnSwitch(db, kind, isShown);
}
